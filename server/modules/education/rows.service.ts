import { asc, count, desc, type SQL } from 'drizzle-orm'
import type { ApplicationRow, application as contract } from '#contract/education/application'
import type { Data } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { type ApplicationFields, application } from './education.table'
import { shownStatus } from './shown'
import { worksOn } from './states.service'

interface Page {
  page: number
  per_page: number
}

/** A row as the contract shows it; `accountId` is the reader's. */
export const shownRow = (row: ApplicationFields, accountId: string | null): ApplicationRow => ({
  id: row.id,
  number: row.number,
  year: row.year,
  status: row.status,
  organization: row.organization,
  arrival: row.arrival,
  departure: row.departure,
  students: row.students,
  is_owner: row.account_id === accountId,
  updated_at: row.updated_at.toISOString(),
})

const rowsOf = (db: Db, which: SQL | undefined, order: SQL[], { page, per_page }: Page) =>
  db
    .select()
    .from(application)
    .where(which)
    .orderBy(...order, asc(application.id))
    .limit(per_page)
    .offset((page - 1) * per_page)

/** The applications an account owns or is a colleague of, last updated first. Two queries. */
export async function listOwn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  page: Page,
): Promise<Data<typeof contract.list>> {
  const now = clock.now()
  const mine = worksOn(db, accountId)
  const [all] = await db.select({ total: count() }).from(application).where(mine)
  const rows = await rowsOf(db, mine, [desc(application.updated_at)], page)
  const items = rows.map((row) => ({ ...shownRow(row, accountId), status: shownStatus(row, now) }))
  return { items, ...page, total: all?.total ?? 0 }
}
