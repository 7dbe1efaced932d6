import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { SeatMove } from '#server/modules/catalog/seats.service'
import { dropPayments } from '#server/modules/payment/payment.rows'
import { type Change, changeOrder, changeStatus } from './booking.states'
import { booking } from './booking.table'
import { returnBenefits } from './claim'
import { releasing, type WholeOrder } from './order.rows'

/**
 * Ends an unpaid order that the caller has locked: its bookings are cancelled, coupon and points go back. Answers the
 * seats to give back, for the caller to move together with others (`moveSeats`). The payment of an expired order
 * stays open, because it may still come.
 */
export async function endOrder(
  tx: Db,
  { order, bookings }: WholeOrder,
  to: 'expired' | 'cancelled',
  change: Required<Change>,
): Promise<SeatMove[]> {
  await changeStatus(tx, bookings, 'cancelled', change)
  await tx.update(booking).set({ seats: 0, seat_state: 'released' }).where(eq(booking.order_id, order.id))
  await returnBenefits(tx, order, change.at)
  if (to === 'cancelled') await dropPayments(tx, order.id, change.reason)
  await changeOrder(tx, order, to, { hold_expires_at: null })
  return releasing(bookings)
}
