import { scanGrayBuffer } from '@undecaf/zbar-wasm'
import type { Sharp } from 'sharp'

/** All codes that ZBar finds in a picture: a reader that shares no code with the product's own. */
export async function readByZbar(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.grayscale().toColorspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const found = await scanGrayBuffer(new Uint8Array(data).buffer, info.width, info.height)
  return found.map((symbol) => symbol.decode())
}
