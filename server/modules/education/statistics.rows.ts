import { sql } from 'drizzle-orm'
import { waitingStatuses } from '#contract/education/review-list'
import { type DeskStatus, mostRows } from '#contract/education/statistics'
import type { ApplicationStatus } from '#contract/education/status'
import type { Db } from '#server/db/connect'

/** One group of a year's applications, keyed by the one of status, month, country and band that is not null. */
export interface Group extends Record<string, unknown> {
  status: ApplicationStatus | null
  month: string | null
  country: string | null
  band: number | null
  applications: number
  requested_won: number
  granted_won: number
}

/** The submitted applications of a year, counted four ways in one pass over an index; bands are above and up to `bounds` in won. */
export async function yearGroups(db: Db, year: number, bounds: readonly number[]): Promise<Group[]> {
  const { rows } = await db.execute<Group>(sql`
    select status, month, country, band, count(*)::int as applications,
      coalesce(sum(asked_won), 0)::float8 as requested_won, coalesce(sum(granted_won), 0)::float8 as granted_won
    from (
      select status, country, asked_won, granted_won,
        to_char(submitted_at at time zone 'Asia/Seoul', 'YYYY-MM') as month,
        width_bucket(coalesce(asked_won, 0) - 1, ${sql.param([...bounds])}::bigint[]) as band
      from education_application where year = ${year} and submitted_at is not null) counted
    group by grouping sets ((status), (month), (country), (band))`)
  return rows
}

/** What waits for the desk in a status: the count, how much of it arrived before an instant, and when the first arrived. */
export interface Queue extends Record<string, unknown> {
  status: DeskStatus
  count: number
  late: number
  since: string | null
}

const desk = sql.param([...waitingStatuses])

/** What waits for the desk, by status. */
export async function deskQueues(db: Db, lateBefore: Date): Promise<Queue[]> {
  const { rows } = await db.execute<Queue>(sql`
    select listed.each as status, a.* from unnest(${desk}::text[]) listed (each), lateral (
      select count(*)::int as count, count(*) filter (where status_at < ${lateBefore.toISOString()})::int as late,
        min(status_at) as since
      from education_application where status = listed.each and submitted_at is not null) a`)
  return rows
}

export interface WaitingRow extends Record<string, unknown> {
  id: string
  number: string
  organization: string
  status: ApplicationStatus
  status_at: string
}

/** The waiting applications assigned to a member of the desk, longest waiting first. */
export async function assignedWaiting(db: Db, accountId: string): Promise<WaitingRow[]> {
  const { rows } = await db.execute<WaitingRow>(sql`
    select id, number, organization, status, status_at
    from education_assignee g join education_application a on a.id = g.application_id
    where g.account_id = ${accountId} and status = any (${desk}::text[])
    order by status_at, id limit ${mostRows}`)
  return rows
}

/** The applications that wait longest for the desk, longest first, without those the reader has a conflict with. */
export async function longestWaiting(db: Db, accountId: string): Promise<WaitingRow[]> {
  // One status at a time, so that each uses its index and stops after a few rows.
  const { rows } = await db.execute<WaitingRow>(sql`
    select a.* from unnest(${desk}::text[]) listed (each), lateral (
      select id, number, organization, status, status_at from education_application
      where status = listed.each and submitted_at is not null and not exists (
        select from education_conflict c where c.application_id = education_application.id and c.account_id = ${accountId})
      order by status_at, id limit ${mostRows}) a
    order by status_at, id limit ${mostRows}`)
  return rows
}

/** A report that is overdue. */
export type OverdueRow = WaitingRow & { due: string; total: number }

/** The reports that are overdue on a Seoul day, latest first, each with the total count. */
export async function overdueReports(db: Db, today: string): Promise<OverdueRow[]> {
  const { rows } = await db.execute<OverdueRow>(sql`
    select id, number, organization, status, status_at, due::text, count(*) over ()::int as total
    from education_application
      join education_year on education_year.year = education_application.year,
      lateral (select departure::date + (figures ->> 'report_days')::int as due) d
    where status = 'report_due' and submitted_at is not null and due < ${today}::date
    order by due, id limit ${mostRows}`)
  return rows
}
