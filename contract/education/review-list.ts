import { Country } from '../countries'
import { Chosen, ChosenDone, Count, DeskPaging, DeskRows, DeskSearch, type SortOf } from '../desk-list'
import { endpoint } from '../endpoint'
import { Day, Instant, Uuid } from '../fields'
import { z } from '../zod'
import { ApplicationStatus } from './status'

/** Statuses in which an application waits for the desk. */
export const waitingStatuses = ['submitted', 'resubmitted', 'in_review', 'report_submitted'] as const
/** An application or report that waits for the desk longer than this many Seoul days is late (product §9). */
export const reviewDays = 7

/** Sort keys of the list of applications; `status_at` is how long each is in its status. */
export const applicationSorts = ['updated_at', 'status_at', 'number', 'organization', 'arrival', 'students'] as const
export type ApplicationSort = (typeof applicationSorts)[number]

const filters = {
  /** Matches anywhere in the number, the organization, or the representative's email address. */
  q: DeskSearch,
  status: z.optional(ApplicationStatus),
  year: z.optional(z.coerce.number().check(z.int(), z.gte(2020), z.lte(2099))),
  country: z.optional(Country),
  /** The month of the arrival, YYYY-MM. */
  arrival: z.optional(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'validation.date'))),
  /** Waiting for the desk for at least this many days. */
  waiting: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(365))),
  /** The assignee: an account, the caller, or nobody. */
  assigned: z.optional(z.union([z.enum(['me', 'nobody']), Uuid])),
  /** The applicant's account. */
  account: z.optional(Uuid),
  /** A report that was due before today, or an application that waits for the desk for more than `reviewDays`. */
  late: z.optional(z.literal('1')),
}
export const ApplicationFilters = z.object(filters)
export type ApplicationFilters = z.output<typeof ApplicationFilters>

/** An application as the desk's list shows it. */
export const ReviewRow = z.object({
  id: Uuid,
  number: z.string(),
  year: z.number(),
  status: ApplicationStatus,
  /** Since when it has its status. */
  status_at: Instant,
  organization: z.string(),
  country: z.string(),
  contact_email: z.string(),
  arrival: z.nullable(Day),
  departure: z.nullable(Day),
  students: z.number(),
  granted_won: z.nullable(z.number()),
  updated_at: Instant,
  is_late: z.boolean(),
  /** The names of the assignees. */
  assignees: z.array(z.string()),
})
export type ReviewRow = z.infer<typeof ReviewRow>

const reader = { auth: 'admin', roles: ['reviewer', 'chief'] } as const
/** Operators can read submitted applications, but not act on them. */
const viewer = { auth: 'admin', roles: ['reviewer', 'chief', 'operator'] } as const
const usual: SortOf<ApplicationSort> = '-updated_at'
export const ApplicationQuery = z.extend(DeskPaging(applicationSorts, usual), filters)

export const reviewList = {
  /** Submitted applications. `counts` is the number per status with all other filters applied. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/applications',
    ...viewer,
    query: ApplicationQuery,
    data: z.extend(DeskRows(ReviewRow), { counts: z.record(ApplicationStatus, Count) }),
  }),
  /** Values for the filters: the years and countries of existing applications. */
  choices: endpoint({
    method: 'get',
    path: '/api/v1/admin/education/application-choices',
    ...viewer,
    data: z.object({ years: z.array(z.number()), countries: z.array(z.string()) }),
  }),
  /** Begins the review of several applications; those not waiting for it are left unchanged. */
  start: endpoint({
    method: 'post',
    path: '/api/v1/admin/education/applications/start',
    ...reader,
    body: Chosen(z.strictObject(filters)),
    data: ChosenDone,
    limit: 'write',
  }),
}
