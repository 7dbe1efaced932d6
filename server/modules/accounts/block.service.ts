import { and, eq } from 'drizzle-orm'
import type { Area } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { account } from './accounts.table'
import { revokeTokens } from './session.service'

/**
 * Blocks an account of an area, or unblocks it; returns false if it is not an account of the area in the expected state. A
 * blocked account has no session and gets none. Call it in the act's transaction.
 */
export async function setBlocked(tx: Db, area: Area, id: string, blocked: boolean): Promise<boolean> {
  const [before, after] = blocked ? (['active', 'blocked'] as const) : (['blocked', 'active'] as const)
  const [changed] = await tx
    .update(account)
    .set({ status: after })
    .where(and(eq(account.id, id), eq(account.area, area), eq(account.status, before)))
    .returning({ id: account.id })
  if (!changed) return false
  if (blocked) await revokeTokens(tx, id)
  return true
}
