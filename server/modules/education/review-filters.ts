import { and, eq, gte, inArray, isNotNull, like, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import { type ApplicationFilters, reviewDays, waitingStatuses } from '#contract/education/review-list'
import type { ApplicationStatus } from '#contract/education/status'
import type { Db } from '#server/db/connect'
import { anywhere } from '#server/db/pattern'
import { type ApplicationFields, application } from './education.table'
import { applicationAssignee } from './staff.table'
import { educationYear } from './year.table'

/** The sort and filter key for the arrival; never null. */
export const arrival = sql`coalesce(${application.arrival}, '')`

const waits: readonly ApplicationStatus[] = waitingStatuses
/** The statuses in which an application can be late. */
export const ruledStatuses: readonly ApplicationStatus[] = [...waits, 'report_due']
const never = sql`false`

/** The Seoul day before which a trip must have ended for its report to be late, keyed by year. */
type Due = ReadonlyMap<number, string>

export async function dueBefore(db: Db, now: Date): Promise<Due> {
  const years = await db.select({ year: educationYear.year, figures: educationYear.figures }).from(educationYear)
  return new Map(years.map(({ year, figures }) => [year, addDays(dayInSeoul(now), -figures.report_days)]))
}

/** The instant before which an application must have entered its status to have waited this number of days in Seoul. */
const cameBefore = (now: Date, days: number) => instantInSeoul(addDays(dayInSeoul(now), 1 - days))

/** The number of days after which something first counts as late. */
const lateFrom = reviewDays + 1

export const isLate = ({ status, status_at, year, departure }: ApplicationFields, due: Due, now: Date): boolean =>
  waits.includes(status)
    ? status_at < cameBefore(now, lateFrom)
    : status === 'report_due' && departure !== null && departure < (due.get(year) ?? '')

/** Matches only in a status that waits for the desk. */
const waitingFor = (status: ApplicationStatus, now: Date, days: number): SQL | undefined =>
  waits.includes(status) ? and(eq(application.status, status), lt(application.status_at, cameBefore(now, days))) : never

const late = (status: ApplicationStatus, due: Due, now: Date): SQL | undefined =>
  status === 'report_due'
    ? and(
        eq(application.status, status),
        or(...[...due].map(([year, day]) => and(eq(application.year, year), lt(application.departure, day)))),
      )
    : waitingFor(status, now, lateFrom)

/**
 * A condition of which each status has its own rule. For one status it is that rule alone: PostgreSQL then reads the rows by the
 * index on the status, which it does not with the rules of all.
 */
const ruleOf = (status: ApplicationStatus | undefined, rule: (status: ApplicationStatus) => SQL | undefined) =>
  status ? rule(status) : or(...ruledStatuses.map(rule))

/** Applications assigned to a person, or to no one; each is found by the assignee's index. */
function givenTo(db: Db, whom: string, callerId: string) {
  const given = db.select({ id: applicationAssignee.application_id }).from(applicationAssignee)
  if (whom === 'nobody') return notInArray(application.id, given)
  return inArray(application.id, given.where(eq(applicationAssignee.account_id, whom === 'me' ? callerId : whom)))
}

/** What else the filters depend on. */
export interface Seen {
  db: Db
  due: Due
  now: Date
  /** The reader of the list. */
  callerId: string
}

/** The condition of all filters; never matches a draft. */
export function matching(
  { q, status, year, country, arrival: month, waiting, account, assigned, late: onlyLate }: ApplicationFilters,
  { db, due, now, callerId }: Seen,
) {
  return and(
    isNotNull(application.submitted_at),
    status && eq(application.status, status),
    q ? like(application.search, anywhere(q.normalize('NFC').toLowerCase())) : undefined,
    year ? eq(application.year, year) : undefined,
    country ? eq(application.country, country) : undefined,
    account ? eq(application.account_id, account) : undefined,
    month ? and(gte(arrival, `${month}-01`), lte(arrival, `${month}-31`)) : undefined,
    waiting ? ruleOf(status, (each) => waitingFor(each, now, waiting)) : undefined,
    assigned ? givenTo(db, assigned, callerId) : undefined,
    onlyLate ? ruleOf(status, (each) => late(each, due, now)) : undefined,
  )
}
