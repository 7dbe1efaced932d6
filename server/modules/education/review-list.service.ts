import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters, ApplicationSort, ReviewRow, reviewList } from '#contract/education/review-list'
import { type ApplicationStatus, applicationStatuses } from '#contract/education/status'
import type { Data, Parsed } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { countByIndex, countByStatus, countOfRows, countRuled } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import type { Deps } from '#server/deps'
import { type ApplicationFields, application } from './education.table'
import { arrival, dueBefore, isLate, matching, ruledStatuses, type Seen } from './review-filters'
import { assigneesOf } from './view.rows'
import { educationYear } from './year.table'

const keys: Record<ApplicationSort, SortKey> = {
  updated_at: { by: application.updated_at, kind: 'instant' },
  status_at: { by: application.status_at, kind: 'instant' },
  number: { by: application.number, kind: 'text' },
  organization: { by: sql`lower(${application.organization})`, kind: 'text' },
  arrival: { by: arrival, kind: 'text' },
  students: { by: application.students, kind: 'number' },
}

const shown = (row: ApplicationFields, { due, now }: Seen, assignees: string[]): ReviewRow => ({
  id: row.id,
  number: row.number,
  year: row.year,
  status: row.status,
  status_at: row.status_at.toISOString(),
  organization: row.organization,
  country: row.country,
  contact_email: row.contact_email,
  arrival: row.arrival,
  departure: row.departure,
  students: row.students,
  granted_won: row.granted_won,
  updated_at: row.updated_at.toISOString(),
  is_late: isLate(row, due, now),
  assignees,
})

/** The number of matches in each status, by all filters but the status. One query or two. */
function counts({ status, ...filters }: ApplicationFilters, seen: Seen, exact?: '1') {
  const { db } = seen
  const statuses = (where: SQL | undefined) => db.select({ status: application.status }).from(application).where(where)
  const rowsOf = (only?: ApplicationStatus) => statuses(matching({ ...filters, status: only }, seen))
  if (filters.late || filters.waiting)
    return countRuled(db, applicationStatuses, { ruled: ruledStatuses, rowsOf }, { status, exact })
  const { year, country, ...others } = filters
  if (Object.values(others).some((each) => each !== undefined))
    return countByStatus(db, applicationStatuses, rowsOf, { status, exact })
  const match = matching({ year, country }, seen)
  const inStatus = (only: SQL<ApplicationStatus>) => statuses(and(match, eq(application.status, only)))
  return countByIndex(db, applicationStatuses, inStatus, { status, exact })
}

/** The submitted applications that match, a page at a time. Three to five queries. */
export async function listSubmitted(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  callerId: string,
  { cursor, per_page, sort, exact, ...filters }: Parsed<typeof reviewList.list>['query'],
): Promise<Data<typeof reviewList.list>> {
  const now = clock.now()
  const seen = { db, due: await dueBefore(db, now), now, callerId }
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, application.id, { cursor, per_page, descending })
  const found = await db
    .select({ row: application, id: application.id, key: set.key })
    .from(application)
    .where(and(matching(filters, seen), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const page = set.page(found)
  const isWhole = filters.status === undefined && cursor === undefined && page.next === null
  const counted = isWhole
    ? countOfRows(
        applicationStatuses,
        page.rows.map(({ row }) => row),
      )
    : await counts(filters, seen, exact)
  const { rows, next, previous } = page
  const names = await assigneesOf(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map(({ row }) => shown(row, seen, names.get(row.id) ?? []))
  return { items, ...counted, next, previous }
}

/** The years and countries that have applications; each is found by skipping through its index. */
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
