import type { en } from './texts/refusal.en'
import { z } from './zod'

/** The one shape of an error response; `message` is already in the reader's language (product §8). */
export const RefusalBody = z.object({
  message: z.string(),
  code: z.string(),
  field: z.optional(z.string()),
  request_id: z.string(),
})
export type RefusalBody = z.infer<typeof RefusalBody>

type Keys<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Keys<T[K], `${P}${K}.`>
}[keyof T & string]

/** Every code of a refusal is a key of the refusal texts. */
export type RefusalCode = Keys<typeof en>
