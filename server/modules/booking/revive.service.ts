import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { moveSeats } from '#server/modules/catalog/seats.service'
import { booking } from './booking.table'
import { claimBenefits } from './claim'
import { seatsOf, type WholeOrder } from './rows.service'
import { changeOrder, changeStatus } from './states.service'

/** How long seats taken again are held while a late payment is confirmed, in minutes. */
const lateMinutes = 10

/** The statuses to which an order and its bookings return, by the kind of late payment. */
const awaited = {
  payment: { order: 'awaiting_payment', booking: 'pending' },
  deposit: { order: 'awaiting_deposit', booking: 'waiting' },
} as const

/**
 * Takes the seats, the coupons and the points of an expired order again, because its payment or its deposit arrived late
 * (product §4). Throws `Refusal` with `booking.soldOut`, `booking.couponUsed` or `booking.pointsTooMany` when one of them is
 * gone. The caller has locked the order.
 */
export async function reviveOrder(
  tx: Db,
  { order, bookings }: WholeOrder,
  at: Date,
  actor = 'payment',
): Promise<WholeOrder> {
  await moveSeats(
    tx,
    bookings.map((each) => ({ departure_id: each.departure_id, held: seatsOf(each), confirmed: 0 })),
  )
  for (const each of bookings) {
    await tx
      .update(booking)
      .set({ seats: seatsOf(each), seat_state: 'held' })
      .where(eq(booking.id, each.id))
  }
  await claimBenefits(tx, order, at)
  const again = order.payment_method === 'transfer' ? awaited.deposit : awaited.payment
  await changeStatus(tx, bookings, again.booking, { actor, at, reason: 'late_payment' })
  const hold_expires_at = new Date(at.getTime() + lateMinutes * 60_000)
  await changeOrder(tx, order, again.order, { hold_expires_at })
  return {
    order: { ...order, status: again.order, hold_expires_at },
    bookings: bookings.map((each) => ({ ...each, status: again.booking, seats: seatsOf(each), seat_state: 'held' })),
  }
}
