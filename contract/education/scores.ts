import { endpoint } from '../endpoint'
import { Instant, OptionalText, Uuid } from '../fields'
import { z } from '../zod'
import { applicationLimits } from './limits'
import { StaffName } from './staff-member'
import type { RubricLine } from './year'

const One = z.object({ id: Uuid })
const staffOnly = { auth: 'admin', roles: ['reviewer', 'chief'] } as const

/** Points by line of the year's rubric; a line without points is null or missing. */
export const Points = z.record(z.string(), z.nullable(z.number()))
export type Points = z.infer<typeof Points>

/** One reviewer's score; `version` is the submitted version it is based on. */
const Score = z.object({
  points: Points,
  words: z.string(),
  is_complete: z.boolean(),
  version: z.number(),
  saved_at: Instant,
})

/** Mean, minimum and maximum. */
const Range = z.object({ mean: z.number(), min: z.number(), max: z.number() })
export type Range = z.infer<typeof Range>

export const Spread = z.object({
  total: Range,
  lines: z.array(z.extend(Range, { id: z.string() })),
  given: z.array(
    z.object({ person: StaffName, points: Points, total: z.number(), words: z.string(), version: z.number() }),
  ),
})
export type Spread = z.infer<typeof Spread>

export const Scores = z.object({
  mine: z.nullable(Score),
  /** The number of complete scores. */
  complete: z.number(),
  /** Null while it could influence the reader: a reviewer sees it after submitting complete scores (product §6). */
  spread: z.nullable(Spread),
})
export type Scores = z.infer<typeof Scores>

const Given = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(1000, 'validation.tooMany'))

/** The total of all lines. */
export const totalOf = (points: Points): number =>
  Object.values(points).reduce<number>((sum, each) => sum + (each ?? 0), 0)

/** The highest total of a rubric. */
export const mostPoints = (rubric: readonly RubricLine[]): number => rubric.reduce((sum, { points }) => sum + points, 0)

/** Scores by the year's rubric. They never change a status (product §6). */
export const educationScores = {
  show: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications/:id/scores',
    ...staffOnly,
    params: One,
    data: Scores,
  }),
  /**
   * Saves the caller's own score, as a draft or complete, while the application is in review. A complete score is final until
   * another version is submitted. Refuses with 400 `validation.required`, `validation.tooMany` and `validation.invalid` (`field`
   * is `points.` and the line), with 409 `education.conflict`, `education.step` and `education.scored`.
   */
  save: endpoint({
    method: 'put',
    path: '/api/v1/admin/education/applications/:id/scores',
    ...staffOnly,
    params: One,
    body: z.strictObject({
      points: z.record(z.string().check(z.maxLength(40, 'validation.tooLong')), z.nullable(Given)),
      words: OptionalText(applicationLimits.reason),
      is_complete: z.boolean(),
    }),
    data: Scores,
    limit: 'write',
  }),
}
