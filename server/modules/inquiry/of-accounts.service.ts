import { desc, inArray } from 'drizzle-orm'
import type { MemberEvent } from '#contract/members-desk'
import type { Db } from '#server/db/connect'
import { inquiry } from './inquiry.table'

/** The inquiries of accounts, latest first. */
export async function inquiriesOf(db: Db, ids: readonly string[], most: number): Promise<MemberEvent[]> {
  const rows = await db
    .select({ at: inquiry.created_at, site: inquiry.site, id: inquiry.id, title: inquiry.title })
    .from(inquiry)
    .where(inArray(inquiry.account_id, [...ids]))
    .orderBy(desc(inquiry.created_at))
    .limit(most)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), kind: 'inquiry' }))
}
