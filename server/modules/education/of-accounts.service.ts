import { desc, inArray } from 'drizzle-orm'
import type { MemberEvent } from '#contract/members-desk'
import type { Db } from '#server/db/connect'
import { application } from './education.table'

/** The applications of accounts, latest first. */
export async function applicationsOf(db: Db, ids: readonly string[], most: number): Promise<MemberEvent[]> {
  const rows = await db
    .select({ at: application.status_at, id: application.id, title: application.number })
    .from(application)
    .where(inArray(application.account_id, [...ids]))
    .orderBy(desc(application.status_at))
    .limit(most)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), kind: 'application', site: 'edu-travel' }))
}
