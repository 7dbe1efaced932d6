import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { restoreCoupon } from '#server/modules/benefits/coupons.service'
import { refundPoints } from '#server/modules/benefits/points.service'
import { type Change, changeOrder, changeStatus } from '#server/modules/booking/booking.states'
import { booking as bookingTable } from '#server/modules/booking/booking.table'
import { moveSeats } from '#server/modules/catalog/seats.service'
import { payment } from '#server/modules/payment/payment.table'
import type { RefundRow } from './refund.rows'
import { refund } from './refund.table'
import { mailCancelled } from './refund-mail'
import type { Standing } from './standing'

/** Statuses of a refund that is not done yet. */
const open = ['requested', 'processing', 'failed'] as const

const givenBack = sql`${payment.refunded_won}`

async function recordMoney(tx: Db, { payment_id, amount_won }: RefundRow): Promise<void> {
  if (!payment_id || amount_won === 0) return
  await tx
    .update(payment)
    .set({
      refunded_won: sql`${givenBack} + ${amount_won}`,
      status: sql`case when ${givenBack} + ${amount_won} = ${payment.amount_won} then 'refunded' else 'partly_refunded' end`,
    })
    .where(eq(payment.id, payment_id))
}

/** Whether the coupon of an order comes back with its last booking: only when nothing of the order was kept. */
async function settleCoupon({ whole, refunds, coupon }: Standing, tx: Db, row: RefundRow, at: Date) {
  if (!coupon) return 'none'
  const all = [...refunds.filter(({ id }) => id !== row.id), row]
  const nothingKept = whole.bookings.every(({ id }) =>
    all.some((each) => each.booking_id === id && each.percent === 100),
  )
  if (!nothingKept || coupon.expires_at <= at) return 'kept_used'
  await restoreCoupon(tx, at, whole.order.id)
  return 'returned'
}

/**
 * The money is back, or nothing was to be paid: the booking is cancelled, its seats are free, its points come back, the
 * coupon with the last booking of the order, and the person is told. Happens once, whoever comes second changes nothing;
 * answers whether it was now. The caller has locked the order.
 */
export async function closeRefund(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  standing: Standing,
  row: RefundRow,
  { actor, at, reason }: Change,
): Promise<boolean> {
  const { whole, booking } = standing
  const [won] = await tx
    .update(refund)
    .set({ status: 'done', to: row.to, done_at: at })
    .where(and(eq(refund.id, row.id), inArray(refund.status, [...open])))
    .returning()
  if (!won) return false
  await recordMoney(tx, won)
  await moveSeats(tx, [{ departure_id: booking.departure_id, held: 0, confirmed: -booking.seats }])
  await changeStatus(tx, [booking], 'cancelled', { actor, at, reason: reason ?? won.by })
  await tx.update(bookingTable).set({ seats: 0, seat_state: 'released' }).where(eq(bookingTable.id, booking.id))
  const { order } = whole
  if (order.account_id) {
    await refundPoints(tx, at, order.account_id, { order_id: order.id, booking_id: booking.id, points: won.points })
  }
  const isLast = whole.bookings.every(({ id, status }) => id === booking.id || status === 'cancelled')
  const coupon = isLast ? await settleCoupon(standing, tx, won, at) : 'none'
  if (isLast) await changeOrder(tx, order, 'cancelled')
  await mailCancelled(deps, tx, { order, booking }, won, coupon)
  return true
}
