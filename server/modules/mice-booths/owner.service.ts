import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { miceApplication } from './application.table'

/** The exhibitors whose booths a member has ordered and paid for, of all years. */
export async function exhibitorsOrderedBy(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: miceApplication.company_id })
    .from(miceApplication)
    .where(and(eq(miceApplication.account_id, accountId), isNotNull(miceApplication.company_id)))
  return rows.flatMap(({ id }) => id ?? [])
}
