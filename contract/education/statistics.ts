import { endpoint } from '../endpoint'
import { Day, Instant, Uuid } from '../fields'
import { z } from '../zod'
import { waitingStatuses } from './review-list'
import { ApplicationStatus } from './status'

const DeskStatus = z.enum(waitingStatuses)
export type DeskStatus = z.infer<typeof DeskStatus>

/** Most rows of a list on the desk's first page (product §9). */
export const mostRows = 8

const Won = z.number()
const Sums = { applications: z.number(), requested_won: Won, granted_won: Won }

const Row = z.object({
  id: Uuid,
  number: z.string(),
  organization: z.string(),
  status: ApplicationStatus,
  since: Instant,
})

/** The desk's first page: waiting and late work, and the figures of a year (product §3). */
export const Statistics = z.object({
  year: z.number(),
  /** All years, newest first. */
  years: z.array(z.number()),
  today: Day,
  /** Work waiting for the desk, of any year, by status; `since` is the start of the longest wait. */
  queues: z.array(z.object({ status: DeskStatus, count: z.number(), late: z.number(), since: z.nullable(Instant) })),
  /**
   * The longest waiting applications: those assigned to the reader first, without those for which the reader has declared a
   * conflict.
   */
  waiting: z.array(z.extend(Row, { is_mine: z.boolean() })),
  /** Applications waiting for the desk longer than `reviewDays`, and overdue reports, each by Seoul days; most overdue first. */
  late: z.array(z.extend(Row, { days: z.number() })),
  late_total: z.number(),
  /** Inquiries waiting for an answer. */
  questions: z.object({ count: z.number(), since: z.nullable(Instant) }),
  /** Submitted applications of the year. */
  counts: z.partialRecord(ApplicationStatus, z.number()),
  budget: z.object({
    budget_won: Won,
    /** Requested by all that were submitted and not withdrawn. */
    requested_won: Won,
    /** Requested by those not decided yet. */
    open_won: Won,
    committed_won: Won,
    paid_won: Won,
    left_won: Won,
  }),
  /** By the Seoul month of the first submission, `YYYY-MM`, in order. */
  months: z.array(z.object({ month: z.string(), ...Sums })),
  /** Most applications first. */
  countries: z.array(z.object({ country: z.string(), ...Sums })),
  /** By requested amount: more than `from_won`, up to and including `to_won`; null for no upper end. */
  amounts: z.array(z.object({ from_won: Won, to_won: z.nullable(Won), ...Sums })),
})
export type Statistics = z.infer<typeof Statistics>
export type Sums = Pick<Statistics['months'][number], 'applications' | 'requested_won' | 'granted_won'>

export const educationStatistics = {
  /** Statistics of a year, or of the current one. Refuses with 404 for an unknown year. */
  ofYear: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/statistics',
    auth: 'admin',
    roles: ['reviewer', 'chief', 'operator'],
    query: z.object({ year: z.optional(z.coerce.number().check(z.int(), z.gte(2020), z.lte(2099))) }),
    data: Statistics,
  }),
}
