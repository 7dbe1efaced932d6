import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Site } from '#contract/sites/sites'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import type { SeatMove } from '#server/modules/catalog/seats.service'
import { booking, order } from './booking.table'
import { refuseClosed, reopened } from './open-order.service'
import { endOrder } from './order-end.service'
import { openStatuses } from './own-holds.service'
import type { Price } from './price.service'
import { bookingsOf, type WholeOrder } from './rows.service'

/**
 * Gives up the member's unsubmitted orders on a site. Returns the seats to release, for the caller to move together with
 * others.
 */
export async function giveUpBegun(
  tx: Db,
  { accountId, site }: { accountId: string; site: Site },
  at: Date,
): Promise<SeatMove[]> {
  const begun = await tx
    .select()
    .from(order)
    .where(and(eq(order.account_id, accountId), eq(order.site, site), inArray(order.status, openStatuses)))
    .orderBy(asc(order.id))
    .for('update')
  const moves: SeatMove[] = []
  for (const row of begun) {
    const whole = { order: row, bookings: await bookingsOf(tx, [row.id]) }
    moves.push(...(await endOrder(tx, whole, 'cancelled', { actor: accountId, at, reason: 'superseded' })))
  }
  return moves
}

interface Agreed {
  price: Price
  option_name: Texts
  representative: Pick<typeof order.$inferInsert, 'representative_name' | 'email' | 'contact' | 'nationality'>
}

/**
 * Writes the agreed price of an order and its representative; only the payment method is then missing. The caller has locked
 * the order. Throws what `refuseClosed` throws.
 */
export async function agreePrice(
  tx: Db,
  whole: WholeOrder,
  { price, option_name, representative }: Agreed,
  now: Date,
): Promise<void> {
  refuseClosed(whole.order, now)
  const { id } = (await reopened(tx, whole, now)).order
  await tx
    .update(order)
    .set({ ...representative, price_lines: price.lines, amount_won: price.amount_won, benefits_done: true })
    .where(eq(order.id, id))
  for (const [bookingId, amount_won] of price.shares)
    await tx.update(booking).set({ amount_won, option_name }).where(eq(booking.id, bookingId))
}
