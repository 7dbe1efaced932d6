import { applicationLimits } from '#contract/education/limits'
import type { RevisionDraft } from '#contract/education/review'
import { Section, sections } from '#contract/education/sections'
import { SentText } from '#contract/text-blocks'
import { z } from '#contract/zod'

/** Comments as they are written: each with its section and field. */
export const Comments = z.strictObject({
  comments: z
    .array(z.strictObject({ section: Section, field: z.string(), text: SentText(applicationLimits.reason) }))
    .check(z.minLength(1, 'validation.required')),
})
export type CommentsDraft = z.infer<typeof Comments>

/** Comments as they are sent: section by section, in the order of the form. */
export const bySection = ({ comments }: CommentsDraft): RevisionDraft['sections'] =>
  sections.flatMap((section) => {
    const own = comments.filter((each) => each.section === section)
    return own.length === 0 ? [] : [{ section, comments: own.map(({ field, text }) => ({ field, text })) }]
  })
