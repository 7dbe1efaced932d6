import { endpoint } from '../endpoint'
import { Day, Instant, Uuid } from '../fields'
import { z } from '../zod'
import { waitingStatuses } from './review-list'
import { ApplicationStatus } from './status'

const DeskStatus = z.enum(waitingStatuses)
export type DeskStatus = z.infer<typeof DeskStatus>

/** Rows of a list on the desk's first page at most (product §9). */
export const mostRows = 8

const Won = z.number()
const Sums = { applications: z.number(), asked_won: Won, granted_won: Won }

const Row = z.object({
  id: Uuid,
  number: z.string(),
  organisation: z.string(),
  status: ApplicationStatus,
  since: Instant,
})

/** What the desk of education travel sees first: what waits, what is late, and the figures of a year (product §3). */
export const Statistics = z.object({
  year: z.number(),
  /** All that there are, the newest first. */
  years: z.array(z.number()),
  today: Day,
  /** What waits for the desk, of any year, by status; `since` is when the one that waits longest came. */
  queues: z.array(z.object({ status: DeskStatus, count: z.number(), late: z.number(), since: z.nullable(Instant) })),
  /** Those that wait longest: what is assigned to the reader first; nothing that the reader keeps out of. */
  waiting: z.array(z.extend(Row, { is_mine: z.boolean() })),
  /** What waits for the desk for more than `reviewDays`, and reports that are overdue, each by Seoul days; the latest first. */
  late: z.array(z.extend(Row, { days: z.number() })),
  late_total: z.number(),
  /** Inquiries that wait for an answer. */
  questions: z.object({ count: z.number(), since: z.nullable(Instant) }),
  /** Of those of the year that were submitted. */
  counts: z.partialRecord(ApplicationStatus, z.number()),
  budget: z.object({
    budget_won: Won,
    /** Asked for by all that were submitted and not withdrawn. */
    asked_won: Won,
    /** Asked for by those that are not decided yet. */
    open_won: Won,
    committed_won: Won,
    paid_won: Won,
    left_won: Won,
  }),
  /** By the month in Seoul in which they were submitted first, `YYYY-MM`, in order. */
  months: z.array(z.object({ month: z.string(), ...Sums })),
  /** The most applications first. */
  countries: z.array(z.object({ country: z.string(), ...Sums })),
  /** By what is asked for: more than `from_won`, up to and with `to_won`; null where there is no end. */
  amounts: z.array(z.object({ from_won: Won, to_won: z.nullable(Won), ...Sums })),
})
export type Statistics = z.infer<typeof Statistics>
export type Sums = Pick<Statistics['months'][number], 'applications' | 'asked_won' | 'granted_won'>

export const educationStatistics = {
  /** Of a year, or of the one that is current. Refuses with 404 a year that there is not. */
  ofYear: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/statistics',
    auth: 'admin',
    roles: ['reviewer', 'chief', 'operator'],
    query: z.object({ year: z.optional(z.coerce.number().check(z.int(), z.gte(2020), z.lte(2099))) }),
    data: Statistics,
  }),
}
