import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { moveSeats, type SeatMove } from '#server/modules/catalog/seats.service'
import { dropPayments } from '#server/modules/payment/payment.service'
import { booking } from './booking.table'
import { returnBenefits } from './claim'
import { mailEnded } from './order-mail.service'
import { releasing, type WholeOrder } from './rows.service'
import { type Change, changeOrder, changeStatus } from './states.service'

/**
 * Ends an unpaid order that the caller has locked: its bookings are cancelled, coupon and points go back. Answers the
 * seats to give back, for the caller to move together with others (`moveSeats`). The payment of an expired order
 * stays open, because it may still come.
 */
export async function endOrder(
  tx: Db,
  { order, bookings }: WholeOrder,
  to: 'expired' | 'cancelled',
  change: Change & { reason: string },
): Promise<SeatMove[]> {
  await changeStatus(tx, bookings, 'cancelled', change)
  await tx.update(booking).set({ seats: 0, seat_state: 'released' }).where(eq(booking.order_id, order.id))
  await returnBenefits(tx, order, change.at)
  if (to === 'cancelled') await dropPayments(tx, order.id, change.reason)
  await changeOrder(tx, order, to, { hold_expires_at: null })
  return releasing(bookings)
}

/** A booking that was paid is over: it takes no seats any more, which the caller gives back (`moveSeats`). */
export async function releaseBooking(tx: Db, id: string): Promise<void> {
  await tx.update(booking).set({ seats: 0, seat_state: 'released' }).where(eq(booking.id, id))
}

/**
 * Gives up an unpaid order that the caller has locked, for its owner or for an operator. Somebody who was asked to transfer
 * money is notified that this is over; `note` is what an operator has to say about it.
 */
export async function giveUpOrder(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  whole: WholeOrder,
  change: Change & { reason: string },
  note?: string,
): Promise<void> {
  await moveSeats(tx, await endOrder(tx, whole, 'cancelled', { ...change, note }))
  if (note !== undefined) await mailEnded(deps, tx, whole, 'operator', note)
  else if (whole.order.status === 'awaiting_deposit') await mailEnded(deps, tx, whole, 'cancelled')
}
