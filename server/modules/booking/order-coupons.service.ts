import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { AppliedCoupon } from '#server/modules/benefits/discount.service'
import { orderCoupon } from './booking.table'
import type { BookingRow } from './rows.service'

type OrderCoupon = typeof orderCoupon.$inferSelect

/** Returns the coupons of an order in the sequence in which they are applied. */
export const orderCoupons = (db: Db, orderId: string): Promise<OrderCoupon[]> =>
  db.select().from(orderCoupon).where(eq(orderCoupon.order_id, orderId)).orderBy(asc(orderCoupon.position))

/** Returns the ids of those coupons. */
export const couponIds = async (db: Db, orderId: string): Promise<string[]> =>
  (await orderCoupons(db, orderId)).map(({ coupon_id }) => coupon_id)

/** Rewrites the coupons of an order; `applied` refers to its bookings by position. */
export async function writeCoupons(
  tx: Db,
  orderId: string,
  bookings: readonly BookingRow[],
  applied: readonly AppliedCoupon[],
): Promise<void> {
  await tx.delete(orderCoupon).where(eq(orderCoupon.order_id, orderId))
  if (applied.length === 0) return
  await tx.insert(orderCoupon).values(
    applied.map(({ coupon, discount_won, parts }, position) => ({
      order_id: orderId,
      coupon_id: coupon.held.id,
      position,
      discount_won,
      booking_ids: bookings.flatMap(({ id }, at) => (parts[at] === null ? [] : id)),
    })),
  )
}
