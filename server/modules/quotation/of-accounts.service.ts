import { desc, inArray } from 'drizzle-orm'
import type { MemberEvent } from '#contract/members-desk'
import type { Db } from '#server/db/connect'
import { quotation } from './quotation.table'

/** The quotations of accounts, latest first. */
export async function quotationsOf(db: Db, ids: readonly string[], most: number): Promise<MemberEvent[]> {
  const rows = await db
    .select({ at: quotation.created_at, id: quotation.id, title: quotation.number })
    .from(quotation)
    .where(inArray(quotation.account_id, [...ids]))
    .orderBy(desc(quotation.created_at))
    .limit(most)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), kind: 'quotation', site: 'shop' }))
}
