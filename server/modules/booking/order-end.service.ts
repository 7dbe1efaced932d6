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
 * Ends an unpaid order that the caller has locked: its bookings are canceled, coupons and points are returned. Returns the
 * seats to release, for the caller to move together with others (`moveSeats`). The payment of an expired order stays open,
 * because it may still arrive.
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

/** Marks the seats of a paid booking that has ended as released; the caller releases them (`moveSeats`). */
export async function releaseBooking(tx: Db, id: string): Promise<void> {
  await tx.update(booking).set({ seats: 0, seat_state: 'released' }).where(eq(booking.id, id))
}

/**
 * Gives up an unpaid order that the caller has locked, for its owner or for an operator. A person who was asked for a bank
 * transfer is notified that it is no longer needed; `note` is the operator's message.
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
