import { Instant, RequiredText } from '../fields'
import { z } from '../zod'
import { applicationLimits } from './limits'

/** What was asked back of something with such sections: those that are open again, each with comments at its fields. */
export const revisionOf = <S extends z.ZodMiniType>(section: S) =>
  z.object({
    at: Instant,
    sections: z.array(
      z.object({
        section,
        /** `field` is a path such as `days.0.activities.1.name`, or empty for the section as a whole. */
        comments: z.array(z.object({ field: z.string(), text: z.string() })),
      }),
    ),
    /** Null while it waits. */
    settled_at: z.nullable(Instant),
  })

/** The same as a reviewer writes it, for so many sections at most. */
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
                text: RequiredText(applicationLimits.reason),
              }),
            )
            .check(z.minLength(1, 'validation.required'), z.maxLength(30, 'validation.tooMany')),
        }),
      )
      .check(z.minLength(1, 'validation.required'), z.maxLength(most, 'validation.tooMany')),
  })
