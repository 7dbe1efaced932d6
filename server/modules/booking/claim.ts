import type { Db } from '#server/db/connect'
import { claimCoupon, returnCoupon } from '#server/modules/benefits/coupons.service'
import { claimPoints, returnPoints } from '#server/modules/benefits/points.service'
import type { OrderRow } from './order.rows'

/** Promises coupon and points to the order; asked again for an order that has them it changes nothing. */
export async function claimBenefits(tx: Db, { id, account_id, coupon_id, points }: OrderRow, now: Date): Promise<void> {
  if (!account_id) return
  if (coupon_id) await claimCoupon(tx, now, account_id, coupon_id, id)
  await claimPoints(tx, now, account_id, id, points)
}

/** Gives back the coupon and the points that an order has claimed. */
export async function returnBenefits(tx: Db, { id, account_id }: OrderRow, at: Date): Promise<void> {
  await returnCoupon(tx, id)
  if (account_id) await returnPoints(tx, at, account_id, id)
}
