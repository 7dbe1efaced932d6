import { and, eq, gte, inArray, isNotNull, like, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import { type ApplicationFilters, reviewDays, waitingStatuses } from '#contract/education/review-list'
import type { ApplicationStatus } from '#contract/education/status'
import type { Db } from '#server/db/connect'
import { anywhere } from '#server/db/pattern'
import { type ApplicationFields, application } from './education.table'
import { applicationAssignee } from './staff.table'
import { educationYear } from './year.table'

/** As the list is sorted and narrowed by it: never null. */
export const arrival = sql`coalesce(${application.arrival}, '')`

const waits: readonly ApplicationStatus[] = waitingStatuses

/** The Seoul day before which a trip must have ended for its report to be late, by year. */
type Due = ReadonlyMap<number, string>

export async function dueBefore(db: Db, now: Date): Promise<Due> {
  const years = await db.select({ year: educationYear.year, figures: educationYear.figures }).from(educationYear)
  return new Map(years.map(({ year, figures }) => [year, addDays(dayInSeoul(now), -figures.report_days)]))
}

/** Before when something must have come to have waited so many days, by Seoul's. */
const cameBefore = (now: Date, days: number) => instantInSeoul(addDays(dayInSeoul(now), 1 - days))

const waitingFor = (now: Date, days: number) =>
  and(inArray(application.status, waits), lt(application.status_at, cameBefore(now, days)))

/** Days after which something is late for the first time. */
const lateFrom = reviewDays + 1

export const isLate = ({ status, status_at, year, departure }: ApplicationFields, due: Due, now: Date): boolean =>
  waits.includes(status)
    ? status_at < cameBefore(now, lateFrom)
    : status === 'report_due' && departure !== null && departure < (due.get(year) ?? '')

const late = (due: Due, now: Date) =>
  or(
    waitingFor(now, lateFrom),
    ...[...due].map(([year, day]) =>
      and(eq(application.status, 'report_due'), eq(application.year, year), lt(application.departure, day)),
    ),
  )

/** Those that were given to somebody, or to nobody; each is found by the assignee's index. */
function givenTo(db: Db, whom: string, callerId: string) {
  const given = db.select({ id: applicationAssignee.application_id }).from(applicationAssignee)
  if (whom === 'nobody') return notInArray(application.id, given)
  return inArray(application.id, given.where(eq(applicationAssignee.account_id, whom === 'me' ? callerId : whom)))
}

/** What is known besides the filters when a list is narrowed. */
export interface Seen {
  db: Db
  due: Due
  now: Date
  /** Who looks. */
  callerId: string
}

/** What the filters ask for but the status; never a draft. */
export function matching(
  { q, year, country, arrival: month, waiting, account, assigned, late: onlyLate }: ApplicationFilters,
  { db, due, now, callerId }: Seen,
) {
  return and(
    isNotNull(application.submitted_at),
    q ? like(application.search, anywhere(q.toLowerCase())) : undefined,
    year ? eq(application.year, year) : undefined,
    country ? eq(application.country, country) : undefined,
    account ? eq(application.account_id, account) : undefined,
    month ? and(gte(arrival, `${month}-01`), lte(arrival, `${month}-31`)) : undefined,
    waiting ? waitingFor(now, waiting) : undefined,
    assigned ? givenTo(db, assigned, callerId) : undefined,
    onlyLate ? late(due, now) : undefined,
  )
}

export const ofStatus = (status: ApplicationStatus | undefined): SQL | undefined =>
  status && eq(application.status, status)
