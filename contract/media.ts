import { z } from './zod'

/** Most bytes of one file that is sent, where a form does not ask for less (product §5). */
export const uploadBytes = 10 * 1024 * 1024

/** Most bytes, pixels and pixels a side of a picture that is sent, and the kinds that are taken. */
export const pictureUpload = {
  bytes: uploadBytes,
  most: { pixels: 40_000_000, side: 16_384 },
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
} as const

/** The same for whoever sends without an account, as anybody may: fewer files too, and smaller ones (product §5). */
export const guestUpload = {
  bytes: 4 * 1024 * 1024,
  most: { pixels: 25_000_000, side: 8192 },
} as const

/** A stored picture: `${src}-${width}.avif|webp` exists for each of `widths`; `colour` fills the frame until it has come. */
export const Picture = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  colour: z.string(),
  alt: z.string(),
})
export type Picture = z.infer<typeof Picture>
