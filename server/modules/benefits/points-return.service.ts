import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { daysLater } from '#contract/days'
import type { Db } from '#server/db/connect'
import { hasHolder } from '#server/modules/accounts/contact.service'
import { pointEntry } from './benefits.table'
import { comingBack } from './points.lots'
import { claimOf, ledgerOf, lockPoints } from './points.service'
import { handOverPoints } from './points-moved.service'
import { benefitRules } from './rules.service'

/** Returns who gets points back: the account that spent them, or the order's if that one was merged into it. */
async function payeeOf(tx: Db, from: string | null, accountId: string): Promise<string> {
  return from === null || from === accountId || !(await hasHolder(tx, from)) ? accountId : from
}

/** Gives back the points that an order has claimed and not used, if any. */
export async function returnPoints(tx: Db, now: Date, accountId: string, orderId: string): Promise<void> {
  const { sum, round, from } = await claimOf(tx, orderId)
  if (sum >= 0) return
  const spender = from ?? accountId
  const payee = await payeeOf(tx, spender, accountId)
  // First to the lots that they came from, so that they keep their expiry.
  await tx
    .insert(pointEntry)
    .values({ account_id: spender, amount: -sum, reason: 'returned', order_id: orderId, round, at: now })
  if (payee === spender) return
  for (const id of [spender, payee].toSorted()) await lockPoints(tx, id)
  await handOverPoints(tx, now, spender, payee)
}

/**
 * Refunds part of the points that a paid order has used, once per booking (product §4). They keep their expiry date; if it has
 * passed they are valid for `returnedDays`. Must run inside the transaction that cancels.
 */
export async function refundPoints(
  tx: Db,
  now: Date,
  accountId: string,
  { order_id, booking_id, points }: { order_id: string; booking_id: string; points: number },
): Promise<void> {
  if (points === 0) return
  const { from } = await claimOf(tx, order_id)
  const payee = await payeeOf(tx, from, accountId)
  await lockPoints(tx, payee)
  const late = daysLater(now, benefitRules.returnedDays)
  const ledger = await ledgerOf(tx, from ?? accountId)
  // What other accounts got back from the order.
  const refunded = await tx
    .select()
    .from(pointEntry)
    .where(
      and(
        eq(pointEntry.order_id, order_id),
        isNotNull(pointEntry.booking_id),
        ne(pointEntry.account_id, from ?? accountId),
      ),
    )
  const parts = comingBack([...ledger, ...refunded], order_id, points, { now, late })
  await tx.insert(pointEntry).values(
    parts.map((part, round) => ({
      account_id: payee,
      reason: 'returned' as const,
      order_id,
      booking_id,
      round,
      at: now,
      ...part,
    })),
  )
}
