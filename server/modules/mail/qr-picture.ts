import sharp from 'sharp'
import { encode } from 'uqr'

/** The white margin around the code, in modules: with less, scanners do not find it. */
const quiet = 4
/** Pixels per module: twice what the mail shows, for screens with two pixels per point. */
const pixels = 8

/** A text as a black-on-white QR code, a PNG picture in base64: mail programs show no SVG. */
export async function qrPicture(text: string): Promise<string> {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const modules = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? 0 : 255))))
  const side = size * pixels
  const png = await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png({ palette: true, colors: 2, dither: 0, compressionLevel: 9 })
    .toBuffer()
  return png.toString('base64')
}
