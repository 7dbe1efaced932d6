import { z } from './zod'

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
