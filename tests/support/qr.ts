import { createHash } from 'node:crypto'
import decode from 'qr/decode.js'
import sharp from 'sharp'
import { encode } from 'uqr'

/** What `qr` reads from pixels, or undefined. */
export function readPixels(data: Uint8ClampedArray, width: number, height: number): string | undefined {
  try {
    return decode({ data, width, height })
  } catch {
    // It contains no code.
    return undefined
  }
}

/** What a scanner reads from a PNG picture, or undefined. */
export async function readPicture(png: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return readPixels(new Uint8ClampedArray(data), info.width, info.height)
}

/** What a scanner reads from a drawn code: its path is rendered with eight pixels per module. */
export function readDrawn(code: Element): string | undefined {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const scale = 8
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const path = code.querySelector('path[fill="#000000"]')?.getAttribute('d') ?? ''
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const from = row * side + Number(x) * scale
      for (let at = from; at < from + Number(width) * scale; at++) pixels.set([0, 0, 0], at * 4)
    }
  }
  return readPixels(pixels, side, side)
}

/** A voucher's code as the product writes it, different for each number. */
export const voucherCode = (number: number) => {
  const digest = createHash('sha512').update(String(number)).digest()
  return `NARU1.${digest.subarray(0, 24).toString('base64url')}.${digest.toString('base64url')}`
}

/** The pixels of a code as a page draws it: `module` pixels per module, with a light margin of four modules. */
export function pixelsOf(text: string, module: number) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const side = size * module
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [y, row] of data.entries()) {
    for (const [x, on] of row.entries()) {
      for (let line = 0; on && line < module; line++) {
        const from = ((y * module + line) * side + x * module) * 4
        for (let at = from; at < from + module * 4; at += 4) pixels.set([0, 0, 0], at)
      }
    }
  }
  return { pixels, side }
}
