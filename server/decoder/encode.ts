import sharp, { type Sharp } from 'sharp'
import type { Encoded, FileType, Job, PictureSize } from './job'
import { frame, widthsOf } from './widths'

/** A picture whose sides are too long; nothing of it was decoded. */
export class TooLarge extends Error {}

const hex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** `effort`: 0 (quick) … 9 (small files). */
const encoded = (pixels: Sharp, type: FileType, effort: number): Sharp =>
  type === 'avif' ? pixels.avif({ quality: 54, effort }) : pixels.webp({ quality: 78, effort: Math.min(effort, 6) })

/** Reads the header only, and returns the pipeline that decodes the rest. Throws `TooLarge`. */
async function opened(path: string, { side, pixels }: PictureSize): Promise<Sharp> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
  if (Math.max(width, height) > side || width * height > pixels) throw new TooLarge()
  return sharp(path, { limitInputPixels: pixels, failOn: 'error', animated: false }).autoOrient()
}

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
  return { width: info.width, height: info.height, widths, color: hex(dominant), files }
}

async function draw({ svg, width, type, effort }: Job & { kind: 'drawing' }): Promise<Buffer> {
  const source = Buffer.from(svg)
  const drawn = await sharp(source).metadata()
  const pixels = sharp(source, { density: (72 * width) / drawn.width })
  return encoded(pixels.flatten({ background: '#ffffff' }).resize({ width }), type, effort).toBuffer()
}

/** Does a job: only an image's pixels are kept. Throws `TooLarge`, or when the image cannot be read. */
export async function work(job: Job): Promise<Encoded | Buffer> {
  if (job.kind === 'drawing') return draw(job)
  const source = await opened(job.path, job.most)
  return job.kind === 'picture' ? variants(source, 2) : source.toBuffer()
}
