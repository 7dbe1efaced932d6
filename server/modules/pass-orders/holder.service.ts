import { eq } from 'drizzle-orm'
import { type PassState, passStateAt } from '#contract/pass/order'
import type { Db } from '#server/db/connect'
import { contactOf } from '#server/modules/accounts/contact.service'
import { passView } from './own.service'
import { type PassRow, pass } from './passes.table'

/** A pass that waits for a friend is its giver's until it is accepted. */
const usable: readonly PassState[] = ['unused', 'given', 'running']

/** Counts the passes that a member could still use at `now`, and gives up with the account (product §8). */
export async function usablePasses(db: Db, now: Date, accountId: string): Promise<number> {
  const rows = await db.select().from(pass).where(eq(pass.account_id, accountId))
  return rows.filter((row) => usable.includes(passStateAt(passView(row), now))).length
}

/** Whether the account that holds a pass was closed: codes that its holder has stored no longer admit (product §4). */
export const isGivenUp = async (db: Db, { account_id }: Pick<PassRow, 'account_id'>): Promise<boolean> =>
  (await contactOf(db, account_id)) === null
