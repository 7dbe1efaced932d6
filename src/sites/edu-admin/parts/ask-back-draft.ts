import { applicationLimits } from '#contract/education/limits'
import { SentText } from '#contract/text-blocks'
import { z } from '#contract/zod'

/** Comments as typed: each with its section and field. */
export const Comments = z.strictObject({
  comments: z
    .array(z.strictObject({ section: z.string(), field: z.string(), text: SentText(applicationLimits.reason) }))
    .check(z.minLength(1, 'validation.required')),
})
export type CommentsDraft = z.infer<typeof Comments>
