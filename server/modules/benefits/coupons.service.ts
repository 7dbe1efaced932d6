import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { coupon, memberCoupon } from './benefits.table'
import type { HeldCoupon } from './discount.service'

/** Returns held coupons, those that expire soonest first. */
export const couponsWhere = (db: Db, condition: SQL | undefined): Promise<HeldCoupon[]> =>
  db
    .select({ held: memberCoupon, rule: coupon })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.coupon_id))
    .where(condition)
    .orderBy(asc(memberCoupon.expires_at), asc(memberCoupon.id))

/** Returns all coupons that the member holds, those that expire soonest first. */
export const couponsOf = (db: Db, accountId: string): Promise<HeldCoupon[]> =>
  couponsWhere(db, eq(memberCoupon.account_id, accountId))

/** Returns those of these coupons that the member holds; no query without ids. */
export const ownCoupons = async (db: Db, accountId: string, ids: readonly string[]): Promise<HeldCoupon[]> =>
  ids.length === 0
    ? []
    : couponsWhere(db, and(eq(memberCoupon.account_id, accountId), inArray(memberCoupon.id, [...ids])))

/**
 * Claims the coupons for an order, all or none: of two concurrent orders that claim the same one, one gets it and the other is
 * refused with `booking.couponUsed`. Must run inside the transaction it is for.
 */
export async function claimCoupons(
  tx: Db,
  now: Date,
  accountId: string,
  ids: readonly string[],
  orderId: string,
): Promise<void> {
  // Always in the same order: so two orders that share several coupons cannot deadlock.
  for (const id of ids.toSorted()) {
    const [claimed] = await tx
      .update(memberCoupon)
      .set({ order_id: orderId })
      .where(
        and(
          eq(memberCoupon.id, id),
          // What the order has already claimed stays its own, even if a merge has moved only the order.
          or(
            and(eq(memberCoupon.account_id, accountId), isNull(memberCoupon.order_id)),
            eq(memberCoupon.order_id, orderId),
          ),
          isNull(memberCoupon.used_at),
          gt(memberCoupon.expires_at, now),
        ),
      )
      .returning({ id: memberCoupon.id })
    if (!claimed) throw new Refusal(409, 'booking.couponUsed', 'coupon_ids')
  }
}

/** Releases the coupons claimed by an order that has ended unpaid or was changed. */
export async function returnCoupons(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(memberCoupon)
    .set({ order_id: null })
    .where(and(eq(memberCoupon.order_id, orderId), isNull(memberCoupon.used_at)))
}

/** Makes a coupon of a paid order usable again after everything it was for was canceled, unless it has expired. */
export async function restoreCoupon(tx: Db, now: Date, orderId: string, id: string): Promise<void> {
  await tx
    .update(memberCoupon)
    .set({ order_id: null, used_at: null })
    .where(and(eq(memberCoupon.id, id), eq(memberCoupon.order_id, orderId), gt(memberCoupon.expires_at, now)))
}

/** Marks the coupons of a paid order as used. */
export async function spendCoupons(tx: Db, now: Date, orderId: string): Promise<void> {
  await tx
    .update(memberCoupon)
    .set({ used_at: now })
    .where(and(eq(memberCoupon.order_id, orderId), isNull(memberCoupon.used_at)))
}

const unused = (accountId: string) => and(eq(memberCoupon.account_id, accountId), isNull(memberCoupon.used_at))

/** Counts the member's coupons that can still be used. */
export const usableCoupons = (db: Db, now: Date, accountId: string): Promise<number> =>
  db.$count(memberCoupon, and(unused(accountId), gt(memberCoupon.expires_at, now)))

/**
 * Removes the unused coupons of an account that is closed (product §8), except those that an order has claimed: after a merge it
 * is the order of another account and still needs them.
 */
export async function forfeitCoupons(tx: Db, accountId: string): Promise<void> {
  await tx.delete(memberCoupon).where(and(unused(accountId), isNull(memberCoupon.order_id)))
}

/** Returns the order that has claimed each of these coupons, or null. */
export const couponOrders = (db: Db, ids: readonly string[]): Promise<{ id: string; order_id: string | null }[]> =>
  db
    .select({ id: memberCoupon.id, order_id: memberCoupon.order_id })
    .from(memberCoupon)
    .where(inArray(memberCoupon.id, [...ids]))
