import { and, asc, count, eq, gte, inArray, isNotNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { addDays, dayInSeoul } from '#contract/days'
import { mostChosen } from '#contract/desk-list'
import {
  type ApplicationFilters,
  type ApplicationSort,
  type ReviewRow,
  reviewDays,
  type reviewList,
  waitingStatuses,
} from '#contract/education/review-list'
import { type ApplicationStatus, applicationStatuses } from '#contract/education/status'
import type { Data, Parsed } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { type ApplicationFields, application } from './education.table'
import { startReview } from './review.service'
import type { Actor } from './trail.hash'
import { educationYear } from './year.table'

const arrival = sql`coalesce(${application.arrival}, '')`
const keys: Record<ApplicationSort, SortKey> = {
  updated_at: { by: application.updated_at, kind: 'instant' },
  status_at: { by: application.status_at, kind: 'instant' },
  number: { by: application.number, kind: 'text' },
  organisation: { by: sql`lower(${application.organisation})`, kind: 'text' },
  arrival: { by: arrival, kind: 'text' },
  students: { by: application.students, kind: 'number' },
}

const dayMs = 86_400_000
const owing: readonly ApplicationStatus[] = ['report_due', 'report_revision_requested']
const waits: readonly ApplicationStatus[] = waitingStatuses

/** The Seoul day before which a trip must have ended for its report to be late, by year. */
type Due = ReadonlyMap<number, string>

async function dueBefore(db: Db, now: Date): Promise<Due> {
  const years = await db.select({ year: educationYear.year, figures: educationYear.figures }).from(educationYear)
  return new Map(years.map(({ year, figures }) => [year, addDays(dayInSeoul(now), -figures.report_days)]))
}

const waitedSince = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

const waitingFor = (now: Date, days: number) =>
  and(inArray(application.status, waits), lte(application.status_at, waitedSince(now, days)))

const isLate = ({ status, status_at, year, departure }: ApplicationFields, due: Due, now: Date): boolean =>
  waits.includes(status)
    ? status_at <= waitedSince(now, reviewDays)
    : owing.includes(status) && departure !== null && departure < (due.get(year) ?? '')

const late = (due: Due, now: Date) =>
  or(
    waitingFor(now, reviewDays),
    ...[...due].map(([year, day]) =>
      and(inArray(application.status, owing), eq(application.year, year), lt(application.departure, day)),
    ),
  )

/** What the filters ask for but the status; never a draft. */
function matching(
  { q, year, country, arrival: month, waiting, account, late: onlyLate }: ApplicationFilters,
  due: Due,
  now: Date,
) {
  return and(
    isNotNull(application.submitted_at),
    q ? like(application.search, anywhere(q.toLowerCase())) : undefined,
    year ? eq(application.year, year) : undefined,
    country ? eq(application.country, country) : undefined,
    account ? eq(application.account_id, account) : undefined,
    month ? and(gte(arrival, `${month}-01`), lte(arrival, `${month}-31`)) : undefined,
    waiting ? waitingFor(now, waiting) : undefined,
    onlyLate ? late(due, now) : undefined,
  )
}

const ofStatus = (status: ApplicationStatus | undefined): SQL | undefined => status && eq(application.status, status)

const shown = (row: ApplicationFields, due: Due, now: Date): ReviewRow => ({
  id: row.id,
  number: row.number,
  year: row.year,
  status: row.status,
  status_at: row.status_at.toISOString(),
  organisation: row.organisation,
  country: row.country,
  contact_email: row.contact_email,
  arrival: row.arrival,
  departure: row.departure,
  students: row.students,
  granted_won: row.granted_won,
  updated_at: row.updated_at.toISOString(),
  is_late: isLate(row, due, now),
})

/** The applications that were submitted and match, a page at a time. Three queries, however many there are. */
export async function listSubmitted(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { cursor, per_page, sort, status, ...filters }: Parsed<typeof reviewList.list>['query'],
): Promise<Data<typeof reviewList.list>> {
  const now = clock.now()
  const due = await dueBefore(db, now)
  const match = matching(filters, due, now)
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, application.id, { cursor, per_page, descending })
  const found = await db
    .select({ row: application, id: application.id, key: set.key })
    .from(application)
    .where(and(match, ofStatus(status), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const counted = await db
    .select({ status: application.status, count: count() })
    .from(application)
    .where(match)
    .groupBy(application.status)
  const counts: Partial<Record<ApplicationStatus, number>> = Object.fromEntries(
    counted.map((each) => [each.status, each.count]),
  )
  const { rows, next, previous } = set.page(found)
  const asked: readonly ApplicationStatus[] = status ? [status] : applicationStatuses
  const total = asked.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  return { items: rows.map(({ row }) => shown(row, due, now)), total, next, previous, counts }
}

/** The years and countries of which there are applications; each is found by skipping through its index. */
export async function choicesOfList(db: Db): Promise<Data<typeof reviewList.choices>> {
  const years = await db.select({ year: educationYear.year }).from(educationYear).orderBy(asc(educationYear.year))
  const { rows } = await db.execute<{ country: string }>(sql`
    with recursive there as (
      (select ${application.country} from ${application} where ${application.submitted_at} is not null
        order by ${application.country} limit 1)
      union all
      select (select a.country from education_application a where a.submitted_at is not null
        and a.country > there.country order by a.country limit 1)
      from there where there.country is not null
    )
    select country from there where country <> ''`)
  return { years: years.map(({ year }) => year), countries: rows.map(({ country }) => country) }
}

/** The ids that an act on many is for, at most `mostChosen`, the longest waiting first. Throws 400 `validation.tooMany` beyond. */
async function chosenIds(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  chosen: Parsed<typeof reviewList.start>['body'],
): Promise<string[]> {
  if ('ids' in chosen) return chosen.ids
  const { status, ...filters } = chosen.filters
  const now = clock.now()
  const found = await db
    .select({ id: application.id })
    .from(application)
    .where(and(matching(filters, await dueBefore(db, now), now), ofStatus(status)))
    .orderBy(asc(application.status_at), asc(application.id))
    .limit(mostChosen + 1)
  if (found.length > mostChosen) throw new Refusal(400, 'validation.tooMany')
  return found.map(({ id }) => id)
}

/** Begins the review of many, each by itself: what no longer waits for it, or was never submitted, is skipped. */
export async function startMany(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  chosen: Parsed<typeof reviewList.start>['body'],
): Promise<Data<typeof reviewList.start>> {
  const ids = [...new Set(await chosenIds(deps, chosen))]
  let done = 0
  for (const id of ids) {
    try {
      await startReview(deps, actor, id)
      done++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return { done, skipped: ids.length - done }
}
