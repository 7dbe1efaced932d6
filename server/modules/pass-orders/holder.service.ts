import { and, eq, inArray, ne } from 'drizzle-orm'
import { type PassState, passStateAt } from '#contract/pass/order'
import type { Db } from '#server/db/connect'
import { contactOf } from '#server/modules/accounts/contact.service'
import type { OverEarly } from '#server/modules/booking/leave.service'
import { passGift } from './gifts.table'
import { passView } from './own.service'
import { type PassRow, pass } from './passes.table'

/** A pass that waits for a friend is its giver's until it is accepted. */
const usable: readonly PassState[] = ['unused', 'given', 'running']

/** Counts the passes that a member could still use at `now`, and gives up with the account (product §8). */
export async function usablePasses(db: Db, now: Date, accountId: string): Promise<number> {
  const rows = await db.select().from(pass).where(eq(pass.account_id, accountId))
  return rows.filter((row) => usable.includes(passStateAt(passView(row), now))).length
}

/** Counts the passes that friends have accepted from a member and can still use: they stay theirs (product §8). */
export async function givenPasses(db: Db, now: Date, accountId: string): Promise<number> {
  const rows = await db
    .selectDistinctOn([pass.id], { row: pass })
    .from(passGift)
    .innerJoin(pass, eq(pass.id, passGift.pass_id))
    .where(and(eq(passGift.giver_id, accountId), eq(passGift.state, 'claimed'), ne(pass.account_id, accountId)))
  return rows.filter(({ row }) => usable.includes(passStateAt(passView(row), now))).length
}

/**
 * The bookings whose pass their buyer can no longer return, because it was used or belongs to a friend: they keep no account open
 * (product §8).
 */
export const passesOver: OverEarly = async (db, now, { accountId, bookingIds }) => {
  const rows = await db
    .select()
    .from(pass)
    .where(inArray(pass.booking_id, [...bookingIds]))
  const isOver = (row: PassRow) =>
    row.account_id !== accountId || !['unused', 'given'].includes(passStateAt(passView(row), now))
  return new Set(rows.filter(isOver).map(({ booking_id }) => booking_id))
}

/** Whether the account that holds a pass was closed: codes that its holder has stored no longer admit (product §4). */
export const isGivenUp = async (db: Db, { account_id }: Pick<PassRow, 'account_id'>): Promise<boolean> =>
  (await contactOf(db, account_id)) === null
