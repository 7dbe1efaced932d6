import { z } from './zod'

/** A text in each complete language. */
export const BothLanguages = z.object({ en: z.string(), ko: z.string() })
export type BothLanguages = z.infer<typeof BothLanguages>
