import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day } from '../fields'
import { z } from '../zod'

/** Support that a group can request, such as an interpreter for half a day; it is provided in kind (product §3). */
export const SupportItem = z.object({
  id: z.string(),
  name: BothLanguages,
  /** The unit of the item: a person, a bus for a day. */
  unit: BothLanguages,
  unit_won: z.number(),
  /** The largest quantity in one application. */
  most: z.number(),
})
export type SupportItem = z.infer<typeof SupportItem>

/** One line of the reviewers' rubric, with its maximum points. */
export const RubricLine = z.object({ id: z.string(), name: BothLanguages, points: z.number() })
export type RubricLine = z.infer<typeof RubricLine>

/** The figures of one year of the program, all of them settings (product §3, §9). */
export const YearFigures = z.object({
  /** The first and the last day in Seoul for submitting an application. */
  opens: Day,
  closes: Day,
  /** Minimum number of students, not counting teachers. */
  min_students: z.number(),
  /** Days before the arrival, in Seoul, by which an application must be submitted. */
  days_before: z.number(),
  /** How many of the conditions hotel, attraction and school must be met. */
  conditions_needed: z.number(),
  /** Most won for one application. */
  limit_won: z.number(),
  /** Most won by minimum number of students, smallest group first. */
  tiers: z.array(z.object({ students: z.number(), won: z.number() })),
  /** Days after the departure within which a report is due. */
  report_days: z.number(),
  /** Percent by which people or amounts of a report can differ from the plan without an explanation. */
  explain_percent: z.number(),
  items: z.array(SupportItem),
  rubric: z.array(RubricLine),
})
export type YearFigures = z.infer<typeof YearFigures>

/** A year of the program, as shown to the public. */
export const ProgramYear = z.object({
  year: z.number(),
  figures: YearFigures,
  budget_won: z.number(),
  /** The amount granted so far; never above the budget. */
  committed_won: z.number(),
  /** Whether an application can be submitted now, by the server's clock. */
  is_open: z.boolean(),
  /** The day in Seoul, by the server's clock. */
  today: Day,
})
export type ProgramYear = z.infer<typeof ProgramYear>

export const educationYear = {
  /** The open year, otherwise the one that opens next, otherwise the last. Refuses with 404 if there is none. */
  current: endpoint({ method: 'get', path: '/api/v1/education/program', auth: 'none', data: ProgramYear }),
}
