import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { account } from './accounts.table'

/** Returns active members by id, all or those with these addresses, and the addresses that belong to none. */
export async function activeMembers(
  db: Db,
  to: 'all' | readonly string[],
): Promise<{ ids: string[]; unknown: string[] }> {
  const rows = await db
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(
      and(
        eq(account.area, 'member'),
        eq(account.status, 'active'),
        to === 'all' ? undefined : inArray(account.email, [...to]),
      ),
    )
    .orderBy(asc(account.id))
  const active = new Set(rows.map(({ email }) => email))
  const unknown = to === 'all' ? [] : [...new Set(to)].filter((email) => !active.has(email))
  return { ids: rows.map(({ id }) => id), unknown }
}
