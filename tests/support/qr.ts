import decode from 'qr/decode.js'
import sharp from 'sharp'

function read(data: Uint8ClampedArray, width: number, height: number): string | undefined {
  try {
    return decode({ data, width, height })
  } catch {
    // There is no code in it.
    return undefined
  }
}

/** What a scanner reads from a PNG picture, or undefined. */
export async function readPicture(png: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return read(new Uint8ClampedArray(data), info.width, info.height)
}

/** What a scanner reads from a drawn code: its path is painted module by module, eight pixels each. */
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
  return read(pixels, side, side)
}
