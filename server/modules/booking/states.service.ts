import { and, eq, inArray } from 'drizzle-orm'
import type { BookingStatus, OrderStatus } from '#contract/order'
import { hasVoucher } from '#contract/voucher'
import type { Db } from '#server/db/connect'
import { notify } from '#server/db/notices'
import { Refusal } from '#server/refusal'
import { booking, bookingEvent, order } from './booking.table'

/** Allowed status changes of a booking (product §4). */
export const bookingTransitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['waiting', 'requested', 'cancelled'],
  waiting: ['requested', 'cancelled'],
  requested: ['confirmed', 'cancel_requested', 'cancelled'],
  confirmed: ['cancel_requested', 'cancelled'],
  cancel_requested: ['requested', 'confirmed', 'cancelled'],
  // Only for an expired order whose payment arrives late while seats are still available.
  cancelled: ['pending', 'waiting'],
}

/** Allowed status changes of an order. */
export const orderTransitions: Record<OrderStatus, readonly OrderStatus[]> = {
  draft: ['awaiting_payment', 'awaiting_deposit', 'paid', 'cancelled', 'expired'],
  awaiting_payment: ['draft', 'confirming', 'cancelled', 'expired'],
  confirming: ['paid', 'awaiting_payment'],
  awaiting_deposit: ['paid', 'cancelled', 'expired'],
  paid: ['cancelled'],
  cancelled: [],
  expired: ['awaiting_payment', 'awaiting_deposit'],
}

/** The channel on which a booking's new or revoked voucher is announced. */
export const voucherChannel = 'voucher'

/** Who changes a booking, when and why; for a cancellation, `reason` is the code that the booking then shows. */
export interface Change {
  /** An account's id, `system` or `payment`. */
  actor: string
  at: Date
  reason?: string
  /** A person's message: the history shows it instead of the code. */
  note?: string | undefined
}

/**
 * The only way to change a booking's status: along the table, only if it still has the status that was read, and with an event
 * that records actor, time, from, to and reason. Throws 409 otherwise.
 */
export async function changeStatus(
  tx: Db,
  bookings: readonly { id: string; status: BookingStatus }[],
  to: BookingStatus,
  { actor, at, reason = '', note }: Change,
): Promise<void> {
  for (const from of new Set(bookings.map(({ status }) => status))) {
    if (!bookingTransitions[from].includes(to)) {
      throw new Refusal(409, from === 'cancelled' ? 'booking.alreadyCancelled' : 'general.conflict')
    }
    const ids = bookings.filter(({ status }) => status === from).map(({ id }) => id)
    const changed = await tx
      .update(booking)
      .set({ status: to, cancel_reason: to === 'cancelled' ? reason : null })
      .where(and(inArray(booking.id, ids), eq(booking.status, from)))
      .returning({ id: booking.id })
    if (changed.length < ids.length) throw new Refusal(409, 'general.conflict')
    await tx
      .insert(bookingEvent)
      .values(ids.map((booking_id) => ({ booking_id, at, actor, from, to, reason: note || reason })))
    if (hasVoucher(from) !== hasVoucher(to)) await notify(tx, voucherChannel)
  }
}

/** Records an event of a booking without changing its status. */
export async function noteEvent(
  tx: Db,
  { id: booking_id, status }: { id: string; status: BookingStatus },
  { actor, at, reason = '' }: Change,
): Promise<void> {
  await tx.insert(bookingEvent).values({ booking_id, at, actor, from: status, to: status, reason })
}

/**
 * Changes the status of an order; `patch` is written with it. Throws 409 if the change is not allowed or the order has changed
 * since.
 */
export async function changeOrder(
  tx: Db,
  { id, status }: { id: string; status: OrderStatus },
  to: OrderStatus,
  patch: Partial<Omit<typeof order.$inferInsert, 'id' | 'status'>> = {},
): Promise<void> {
  if (!orderTransitions[status].includes(to)) throw new Refusal(409, 'general.conflict')
  const changed = await tx
    .update(order)
    .set({ ...patch, status: to })
    .where(and(eq(order.id, id), eq(order.status, status)))
    .returning({ id: order.id })
  if (changed.length === 0) throw new Refusal(409, 'general.conflict')
}
