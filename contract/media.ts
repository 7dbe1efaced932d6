import { z } from './zod'

/** Most bytes of one file that is sent, where a form does not ask for less (product §5). */
export const uploadBytes = 10 * 1024 * 1024

/** Most bytes of a picture that is sent, and the kinds that are taken. */
export const pictureUpload = {
  bytes: uploadBytes,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
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
