import { and, asc, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import type { RefusalCode } from '#contract/refusal'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { coupon, memberCoupon } from './benefits.table'

type CouponRow = typeof coupon.$inferSelect
type HeldRow = typeof memberCoupon.$inferSelect

/** A coupon in somebody's hands with what it does. */
export interface HeldCoupon {
  held: HeldRow
  rule: CouponRow
}

/** What an order is made of, as far as a coupon looks at it: won before any benefit, by product. */
export type Basket = readonly { product_id: string; amount_won: number }[]

/** Coupons in somebody's hands, those that run out soonest first. */
export const couponsWhere = (db: Db, condition: SQL | undefined): Promise<HeldCoupon[]> =>
  db
    .select({ held: memberCoupon, rule: coupon })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.coupon_id))
    .where(condition)
    .orderBy(asc(memberCoupon.expires_at), asc(memberCoupon.id))

/** All coupons that the member holds, those that run out soonest first. */
export const couponsOf = (db: Db, accountId: string): Promise<HeldCoupon[]> =>
  couponsWhere(db, eq(memberCoupon.account_id, accountId))

/** One coupon of the member, or null. */
export async function couponOf(db: Db, accountId: string, id: string): Promise<HeldCoupon | null> {
  const [found] = await couponsWhere(db, and(eq(memberCoupon.account_id, accountId), eq(memberCoupon.id, id)))
  return found ?? null
}

/** The part of a basket that a coupon looks at: everything, or its product only. */
export const couponShare = ({ product_id }: Pick<CouponRow, 'product_id'>, basket: Basket): number =>
  basket
    .filter((part) => product_id === null || part.product_id === product_id)
    .reduce((sum, part) => sum + part.amount_won, 0)

/** What a coupon takes off a basket, in won; whether it may be used is for `couponProblem` to say. */
export function couponDiscount(rule: CouponRow, basket: Basket): number {
  const share = couponShare(rule, basket)
  const full = rule.percent === null ? (rule.discount_won ?? 0) : Math.floor((share * rule.percent) / 100)
  return Math.min(full, rule.max_discount_won ?? full, share)
}

/** Why a coupon cannot be used for an order at `now`; null when it can. */
export function couponProblem(
  { held, rule }: HeldCoupon,
  basket: Basket,
  orderId: string,
  now: Date,
): RefusalCode | null {
  if (held.used_at || (held.order_id && held.order_id !== orderId)) return 'booking.couponUsed'
  if (held.expires_at <= now) return 'booking.couponExpired'
  const share = couponShare(rule, basket)
  if (rule.product_id && share === 0) return 'booking.couponProduct'
  return share < rule.min_total_won ? 'booking.couponMinimum' : null
}

/**
 * Promises the coupon to an order: of two orders that ask at once one gets it, the other is refused with
 * `booking.couponUsed`. Must run inside the transaction it is for.
 */
export async function claimCoupon(tx: Db, now: Date, accountId: string, id: string, orderId: string): Promise<void> {
  const [claimed] = await tx
    .update(memberCoupon)
    .set({ order_id: orderId })
    .where(
      and(
        eq(memberCoupon.id, id),
        eq(memberCoupon.account_id, accountId),
        or(isNull(memberCoupon.order_id), eq(memberCoupon.order_id, orderId)),
        isNull(memberCoupon.used_at),
        gt(memberCoupon.expires_at, now),
      ),
    )
    .returning({ id: memberCoupon.id })
  if (!claimed) throw new Refusal(409, 'booking.couponUsed', 'coupon_id')
}

/** Takes the promise back: the order has ended unpaid or was changed. */
export async function returnCoupon(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(memberCoupon)
    .set({ order_id: null })
    .where(and(eq(memberCoupon.order_id, orderId), isNull(memberCoupon.used_at)))
}

/** A paid order was cancelled as a whole: its coupon can be used again, unless its date has passed. */
export async function restoreCoupon(tx: Db, now: Date, orderId: string): Promise<void> {
  await tx
    .update(memberCoupon)
    .set({ order_id: null, used_at: null })
    .where(and(eq(memberCoupon.order_id, orderId), gt(memberCoupon.expires_at, now)))
}

/** The order was paid: its coupon is used up. */
export async function spendCoupon(tx: Db, now: Date, orderId: string): Promise<void> {
  await tx
    .update(memberCoupon)
    .set({ used_at: now })
    .where(and(eq(memberCoupon.order_id, orderId), isNull(memberCoupon.used_at)))
}

const unused = (accountId: string) => and(eq(memberCoupon.account_id, accountId), isNull(memberCoupon.used_at))

/** How many coupons of the member could still be used. */
export const usableCoupons = (db: Db, now: Date, accountId: string): Promise<number> =>
  db.$count(memberCoupon, and(unused(accountId), gt(memberCoupon.expires_at, now)))

/** Takes the member's unused coupons away: whoever withdraws gives them up (product §8). */
export async function forfeitCoupons(tx: Db, accountId: string): Promise<void> {
  await tx.delete(memberCoupon).where(unused(accountId))
}
