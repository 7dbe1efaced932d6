import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { restoreCoupon } from '#server/modules/benefits/coupons.service'
import { refundPoints } from '#server/modules/benefits/points-return.service'
import { releaseBooking } from '#server/modules/booking/order-end.service'
import { type Change, changeOrder, changeStatus } from '#server/modules/booking/states.service'
import { moveSeats } from '#server/modules/catalog/seats.service'
import { recordRefund } from '#server/modules/payment/payment.service'
import { couponsAfter, type LockedBooking } from './locked-booking.service'
import type { RefundRow } from './refund.service'
import { refund } from './refund.table'
import { mailCancelled } from './refund-mail.service'

/** Statuses of an unfinished refund. */
const open = ['requested', 'processing', 'failed'] as const

/**
 * Settles the coupons whose last booking this was: a coupon is returned if its bookings were refunded in full. Returns the
 * coupons and their outcome.
 */
async function settleCoupons(locked: LockedBooking, tx: Db, { percent }: RefundRow, at: Date) {
  const { whole, booking } = locked
  const isOver = (id: string) =>
    whole.bookings.some((each) => each.id === id && (id === booking.id || each.status === 'cancelled'))
  const settled = couponsAfter(locked, percent, at).filter(({ booking_ids }) => booking_ids.every(isOver))
  for (const { id, comes_back } of settled) if (comes_back) await restoreCoupon(tx, at, whole.order.id, id)
  return settled.map(({ name, comes_back }) => ({ name, comes_back }))
}

/**
 * Closes a refund once the money is back, or nothing had to be paid: the booking is canceled, its seats are free, its points
 * and the coupons whose last booking it was are returned, and the person is notified. Happens once, later calls change nothing;
 * returns whether this call did it. The caller has locked the order.
 */
export async function closeRefund(
  deps: Pick<Deps, 'jobs' | 'hooks'>,
  tx: Db,
  locked: LockedBooking,
  row: RefundRow,
  { actor, at, reason, note }: Change,
): Promise<boolean> {
  const { whole, booking } = locked
  const [won] = await tx
    .update(refund)
    .set({ status: 'done', to: row.to, done_at: at })
    .where(and(eq(refund.id, row.id), inArray(refund.status, [...open])))
    .returning()
  if (!won) return false
  if (won.payment_id && won.amount_won > 0) await recordRefund(tx, won.payment_id, won.amount_won)
  await moveSeats(tx, [{ departure_id: booking.departure_id, held: 0, confirmed: -booking.seats }])
  await changeStatus(tx, [booking], 'cancelled', { actor, at, reason: reason ?? won.by, note })
  await releaseBooking(tx, booking.id)
  const { order } = whole
  if (order.account_id) {
    await refundPoints(tx, at, order.account_id, { order_id: order.id, booking_id: booking.id, points: won.points })
  }
  const isLast = whole.bookings.every(({ id, status }) => id === booking.id || status === 'cancelled')
  const coupons = await settleCoupons(locked, tx, won, at)
  if (isLast) {
    await changeOrder(tx, order, 'cancelled')
    await deps.hooks.orderCancelled({ db: tx, now: at }, order.id)
  }
  await mailCancelled(deps, tx, { order, booking }, won, coupons)
  return true
}
