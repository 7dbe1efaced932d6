import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

/** A PNG of gray pixels with this header, these pixel data, and these chunks before them, valid or not. */
export const aPng = (width: number, height: number, pixels: Buffer, before: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])])),
    ...before,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** A text chunk of `bytes` bytes once it is unpacked. */
export const packedText = (bytes: number): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 32))]))

/** A plain picture. */
export const aPicture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })

/** Frames one after the other, as an animation. */
export async function anAnimation(frames: number, type: 'gif' | 'webp'): Promise<Buffer> {
  const [width, height] = [40, 30]
  const colors = Buffer.from(
    Array.from({ length: frames }, (_, at) => Buffer.alloc(width * height * 3, (at * 7) % 256)).flatMap((each) => [
      ...each,
    ]),
  )
  return sharp(colors, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .toFormat(type, { loop: 0 })
    .toBuffer()
}
