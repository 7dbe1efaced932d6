import { z } from './zod'

/** Most bytes of one uploaded file, unless a form allows less (product §5). */
export const uploadBytes = 10 * 1024 * 1024

/** Most bytes, pixels and pixels per side of an uploaded picture, and the accepted types. */
export const pictureUpload = {
  bytes: uploadBytes,
  most: { pixels: 40_000_000, side: 16_384 },
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
} as const

/** Limits for uploads without an account: fewer and smaller files (product §5). */
export const guestUpload = {
  bytes: 4 * 1024 * 1024,
  most: { pixels: 25_000_000, side: 8192 },
} as const

const Percent = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(0, 'validation.numberLow'), z.lte(100, 'validation.numberHigh'))
/** The point of a picture that stays visible where it is cropped: percent from its left and top edge. */
export const Focus = z.strictObject({ x: Percent, y: Percent })
export type Focus = z.infer<typeof Focus>
/** The focus of a picture for which none was chosen. */
export const centre: Focus = { x: 50, y: 50 }

/** A stored picture: `${src}-${width}.avif|webp` exists for each of `widths`; `color` fills the frame until it has loaded. */
export const Picture = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  color: z.string(),
  alt: z.string(),
  /** Absent for the centre. */
  focus: z.optional(Focus),
})
export type Picture = z.infer<typeof Picture>
