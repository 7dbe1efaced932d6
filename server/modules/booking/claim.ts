import type { Db } from '#server/db/connect'
import { claimCoupons, returnCoupons } from '#server/modules/benefits/coupons.service'
import { claimPoints } from '#server/modules/benefits/points.service'
import { returnPoints } from '#server/modules/benefits/points-return.service'
import { couponIds } from './order-coupons.service'
import type { OrderRow } from './rows.service'

/** Claims coupons and points for the order; repeating it for an order that has them changes nothing. */
export async function claimBenefits(tx: Db, { id, account_id, points }: OrderRow, now: Date): Promise<void> {
  if (!account_id) return
  await claimCoupons(tx, now, account_id, await couponIds(tx, id), id)
  await claimPoints(tx, now, account_id, id, points)
}

/** Gives the member back the coupons and points that an order has claimed. */
export async function returnBenefits(tx: Db, { id, account_id }: OrderRow, at: Date): Promise<void> {
  await returnCoupons(tx, id)
  if (account_id) await returnPoints(tx, at, account_id, id)
}
