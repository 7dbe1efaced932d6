import sharp, { type Metadata, type Sharp } from 'sharp'

export type FileType = 'avif' | 'webp'

/** A picture as it is kept: variants by width, AVIF and WebP, without anything but pixels. */
export interface Encoded {
  width: number
  height: number
  widths: number[]
  /** Dominant colour, `#rrggbb`. */
  colour: string
  files: { width: number; type: FileType; body: Buffer }[]
}

const steps = [480, 960, 1600] as const
/** No kept picture is larger, in pixels. */
export const frame = { width: 1600, height: 2400 } as const
/** Most pixels of a picture that comes from outside: a bomb is refused before it is unpacked. */
export const maxPixels = 40_000_000

/** The widths in which a picture of that width is kept. */
export const widthsOf = (width: number): number[] => {
  const below = steps.filter((step) => step <= width)
  const largest = below.at(-1) ?? 0
  // The picture's own width too, where the steps would lose much of it.
  return largest < width * 0.85 ? [...below, width] : below
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** `effort`: 0 (quick) … 9 (small files). */
const encoded = (pixels: Sharp, type: FileType, effort: number): Sharp =>
  type === 'avif' ? pixels.avif({ quality: 54, effort }) : pixels.webp({ quality: 78, effort: Math.min(effort, 6) })

async function variants(source: Sharp, effort: number): Promise<Encoded> {
  const { data, info } = await source
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const widths = widthsOf(info.width)
  const files: Encoded['files'] = []
  for (const width of widths) {
    const small = await pixels().resize({ width }).raw().toBuffer({ resolveWithObject: true })
    const sized = () => sharp(small.data, { raw: small.info })
    for (const type of ['avif', 'webp'] as const) {
      files.push({ width, type, body: await encoded(sized(), type, effort).toBuffer() })
    }
  }
  const { dominant } = await pixels().resize({ width: 64 }).stats()
  return { width: info.width, height: info.height, widths, colour: hex(dominant), files }
}

/** Takes an image's pixels and nothing else of it. Throws when it cannot be read or has more than `maxPixels`. */
export function encodePicture(body: Buffer): Promise<Encoded> {
  return variants(sharp(body, { limitInputPixels: maxPixels, failOn: 'error', animated: false }).autoOrient(), 2)
}

/** Encodes SVG that we have drawn ourselves, `width` pixels wide. Never give it anything from outside. */
export async function encodeDrawing(
  svg: string,
  { width, type, effort }: { width: number; type: FileType; effort: number },
): Promise<Buffer> {
  const source = Buffer.from(svg)
  const drawn: Metadata = await sharp(source).metadata()
  const pixels = sharp(source, { density: (72 * width) / (drawn.width ?? width) })
  return encoded(pixels.flatten({ background: '#ffffff' }).resize({ width }), type, effort).toBuffer()
}
