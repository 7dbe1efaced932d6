import { and, eq, exists, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { BookingStatus } from '#contract/order'
import type { Db } from '#server/db/connect'
import { moveSeats, type SeatMove } from '#server/modules/catalog/seats.service'
import { dropPayments } from '#server/modules/payment/payment.service'
import { Refusal } from '#server/refusal'
import { booking, bookingTraveler, order } from './booking.table'
import { endOrder } from './order-end.service'
import { lockOrder } from './rows.service'

/** Paid, and active until the day of the tour has ended. */
const paid = ['requested', 'confirmed'] as const satisfies BookingStatus[]
/** A payment or a refund is in progress. */
const moving = ['waiting', 'cancel_requested'] as const satisfies BookingStatus[]

/**
 * Counts the member's reservations that are still open at `now`: paid and not ended, or with a payment or refund in progress
 * (product §8).
 */
export async function openReservations(db: Db, now: Date, accountId: string): Promise<number> {
  const confirming = db
    .select({ one: sql`1` })
    .from(order)
    .where(and(eq(order.id, booking.order_id), eq(order.status, 'confirming')))
  return db.$count(
    booking,
    and(
      eq(booking.account_id, accountId),
      or(
        and(inArray(booking.status, paid), gte(booking.date, dayInSeoul(now))),
        inArray(booking.status, moving),
        exists(confirming),
      ),
    ),
  )
}

/** Gives up unpaid orders, including those that could still be paid late. Returns the seats to release. */
async function giveUp(tx: Db, now: Date, accountId: string): Promise<SeatMove[]> {
  const unpaid = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.account_id, accountId), inArray(order.status, ['draft', 'awaiting_payment', 'expired'])))
  const moves: SeatMove[] = []
  for (const { id } of unpaid) {
    const whole = await lockOrder(tx, id, accountId)
    const status = whole?.order.status
    if (status === 'expired') await dropPayments(tx, id, 'withdrawn')
    // An order submitted before it could be locked continues, and keeps the account open.
    if (!whole || (status !== 'draft' && status !== 'awaiting_payment')) continue
    moves.push(...(await endOrder(tx, whole, 'cancelled', { actor: accountId, at: now, reason: 'withdrawn' })))
  }
  return moves
}

/**
 * Handles the orders of a member who withdraws (product §8): unpaid ones are given up and lose every name and address; paid
 * ones are kept as the law requires, without passport numbers. Throws 409 `auth.openReservations` while one is still open.
 */
export async function leaveOrders(tx: Db, now: Date, accountId: string): Promise<void> {
  const moves = await giveUp(tx, now, accountId)
  if (moves.length > 0) await moveSeats(tx, moves)
  // Checked only now: the locks above have waited for any order that was just being submitted.
  if ((await openReservations(tx, now, accountId)) > 0) throw new Refusal(409, 'auth.openReservations')
  await tx
    .update(order)
    .set({ passport_sealed: null })
    .where(and(eq(order.account_id, accountId), isNotNull(order.passport_sealed)))
  const neverPaid = await tx
    .update(order)
    .set({ representative_name: '', email: '', contact: '', nationality: null, depositor: '' })
    .where(and(eq(order.account_id, accountId), isNull(order.paid_at)))
    .returning({ id: order.id })
  const bare = { arrival_flight: '', departure_address: '', destination_address: '', request: '' }
  const bookings = await tx
    .update(booking)
    .set(bare)
    .where(
      inArray(
        booking.order_id,
        neverPaid.map(({ id }) => id),
      ),
    )
    .returning({ id: booking.id })
  await tx.delete(bookingTraveler).where(
    inArray(
      bookingTraveler.booking_id,
      bookings.map(({ id }) => id),
    ),
  )
}
