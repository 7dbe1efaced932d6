import jsQR from 'jsqr'
import sharp from 'sharp'

/** What a scanner reads from a PNG picture, or undefined. */
export async function readPicture(png: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
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
  return jsQR(pixels, side, side)?.data
}
