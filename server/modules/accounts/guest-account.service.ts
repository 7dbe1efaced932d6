import { randomUUID } from 'node:crypto'
import { and, eq, lt, notInArray, type SQLWrapper } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import { account } from './accounts.table'

/** Creates a guest's account, which cannot be signed in to; returns its id. */
export async function addGuestAccount(tx: Db, at: Date, lang: Lang): Promise<string> {
  const id = randomUUID()
  // A placeholder that neither receives email nor signs in: the real address may have many visits.
  const bare = { id, area: 'guest' as const, email: `${id}@guest.invalid`, name: '', roles: [], lang, created_at: at }
  await tx.insert(account).values(bare)
  return id
}

/** Removes the guests' accounts made before `before`, except those that `kept` selects. */
export async function removeGuestAccounts(db: Db, before: Date, kept: SQLWrapper): Promise<void> {
  await db
    .delete(account)
    .where(and(eq(account.area, 'guest'), lt(account.created_at, before), notInArray(account.id, kept)))
}
