import { desc, inArray } from 'drizzle-orm'
import type { MemberEvent } from '#contract/members-desk'
import type { Db } from '#server/db/connect'
import { micePerson } from './mice.table'

/** The years of the MICE fair for which accounts registered, the latest first. */
export async function badgesOf(db: Db, ids: readonly string[], most: number): Promise<MemberEvent[]> {
  const rows = await db
    .select({ at: micePerson.agreed_rules_at, id: micePerson.number, year: micePerson.year })
    .from(micePerson)
    .where(inArray(micePerson.account_id, [...ids]))
    .orderBy(desc(micePerson.agreed_rules_at))
    .limit(most)
  return rows.map(({ at, id, year }) => ({
    id,
    at: at.toISOString(),
    kind: 'mice',
    site: 'mice',
    title: `${year} ${id}`,
  }))
}
