import { and, arrayOverlaps, asc, eq, inArray } from 'drizzle-orm'
import type { Role } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { account } from './accounts.table'

/** The open accounts of the desks' area that have one of these roles. */
export const worksAs = (roles: readonly Role[]) =>
  and(eq(account.area, 'admin'), eq(account.status, 'active'), arrayOverlaps(account.roles, [...roles]))

/** Returns the open accounts of the desks' area that have one of these roles, by name. */
export const staffWith = (db: Db, roles: readonly Role[]): Promise<{ id: string; name: string; roles: Role[] }[]> =>
  db
    .select({ id: account.id, name: account.name, roles: account.roles })
    .from(account)
    .where(worksAs(roles))
    .orderBy(asc(account.name), asc(account.id))

/**
 * Locks the account of a member of staff until the transaction ends, and returns it: while it is locked, nobody can remove the
 * person or take a role away. Undefined if the person has none of these roles, or is no longer on the staff.
 */
export async function lockStaff(
  tx: Db,
  id: string,
  roles: readonly Role[],
): Promise<{ id: string; name: string } | undefined> {
  const [found] = await tx
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(and(eq(account.id, id), worksAs(roles)))
    .for('share')
  return found
}

/** Returns the names and areas of accounts by id; ids that are no accounts are left out. One query, or none. */
export async function peopleOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Pick<typeof account.$inferSelect, 'id' | 'name' | 'area'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: account.id, name: account.name, area: account.area })
    .from(account)
    .where(inArray(account.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the names of accounts, by id. */
export const namesOf = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map([...(await peopleOf(db, ids))].map(([id, { name }]) => [id, name]))
