import { desc, inArray } from 'drizzle-orm'
import type { MemberEvent } from '#contract/members-desk'
import type { Db } from '#server/db/connect'
import { participant } from './participant.table'

/** The years of the fair for which accounts registered a company, the latest first. */
export async function registrationsOf(db: Db, ids: readonly string[], most: number): Promise<MemberEvent[]> {
  const rows = await db
    .select({ at: participant.created_at, id: participant.id, year: participant.year, name: participant.company_en })
    .from(participant)
    .where(inArray(participant.account_id, [...ids]))
    .orderBy(desc(participant.created_at))
    .limit(most)
  return rows.map(({ at, id, year, name }) => ({
    id,
    at: at.toISOString(),
    kind: 'fair',
    site: 'fair',
    title: `${year} ${name}`,
  }))
}
