import { Instant } from '../fields'
import { SentText } from '../text-blocks'
import { z } from '../zod'
import { applicationLimits } from './limits'

/** A request for changes: the sections that are open again, each with comments on its fields. */
export const revisionOf = <S extends z.ZodMiniType>(section: S) =>
  z.object({
    at: Instant,
    sections: z.array(
      z.object({
        section,
        /** `field` is a path such as `days.0.activities.1.name`, or empty for the whole section. */
        comments: z.array(z.object({ field: z.string(), text: z.string() })),
      }),
    ),
    /** Null while it is open. */
    settled_at: z.nullable(Instant),
  })

const areOfDifferentSections = (all: readonly object[]): boolean =>
  new Set(all.map((each) => 'section' in each && each.section)).size === all.length

/** A reviewer's draft of a request for changes, with at most `most` sections. */
export const revisionDraftOf = <S extends z.ZodMiniType>(section: S, most: number) =>
  z.strictObject({
    sections: z
      .array(
        z.strictObject({
          section,
          comments: z
            .array(
              z.strictObject({
                field: z.string().check(z.maxLength(100, 'validation.tooLong')),
                text: SentText(applicationLimits.reason),
              }),
            )
            .check(z.minLength(1, 'validation.required'), z.maxLength(30, 'validation.tooMany')),
        }),
      )
      .check(
        z.minLength(1, 'validation.required'),
        z.maxLength(most, 'validation.tooMany'),
        z.refine(areOfDifferentSections, 'validation.invalid'),
      ),
  })
