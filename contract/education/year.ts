import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Day } from '../fields'
import { z } from '../zod'

/** Something that a group may ask for, such as an interpreter for half a day; it is given in kind (product §3). */
export const SupportItem = z.object({
  id: z.string(),
  name: BothLanguages,
  /** What one of it is: a person, a bus for a day. */
  unit: BothLanguages,
  unit_won: z.number(),
  /** Most of it that one application may ask for. */
  most: z.number(),
})
export type SupportItem = z.infer<typeof SupportItem>

/** One line of the rubric by which reviewers score, with the most points it gives. */
export const RubricLine = z.object({ id: z.string(), name: BothLanguages, points: z.number() })
export type RubricLine = z.infer<typeof RubricLine>

/** The figures of one year of the programme, all of them settings (product §3, §9). */
export const YearFigures = z.object({
  /** The first and the last day in Seoul on which an application may be submitted. */
  opens: Day,
  closes: Day,
  /** Students at least, teachers not counted. */
  min_students: z.number(),
  /** Days before the arrival, in Seoul, up to which an application may be submitted. */
  days_before: z.number(),
  /** How many of the conditions hotel, attraction and school have to be met. */
  conditions_needed: z.number(),
  /** Most won for one application. */
  limit_won: z.number(),
  /** Most won from so many students on, the smallest group first. */
  tiers: z.array(z.object({ students: z.number(), won: z.number() })),
  /** Days after the departure within which a report is due. */
  report_days: z.number(),
  /** Percent by which people or amounts of a report may differ from the plan before that has to be explained. */
  explain_percent: z.number(),
  items: z.array(SupportItem),
  rubric: z.array(RubricLine),
})
export type YearFigures = z.infer<typeof YearFigures>

/** A year of the programme as everybody may see it. */
export const ProgrammeYear = z.object({
  year: z.number(),
  figures: YearFigures,
  budget_won: z.number(),
  /** What is granted already; never above the budget. */
  committed_won: z.number(),
  /** Whether an application may be submitted now, by the server's clock. */
  is_open: z.boolean(),
  /** The day in Seoul, by the server's clock. */
  today: Day,
})
export type ProgrammeYear = z.infer<typeof ProgrammeYear>

export const educationYear = {
  /** The year that is open, else the one that opens next, else the last. Refuses with 404 where there is none. */
  current: endpoint({ method: 'get', path: '/api/v1/education/programme', auth: 'none', data: ProgrammeYear }),
}
