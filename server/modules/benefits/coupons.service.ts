import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { coupon, memberCoupon } from './benefits.table'
import type { HeldCoupon } from './discount.service'

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

/** These coupons of the member, those of somebody else aside; no query where none is asked for. */
export const ownCoupons = async (db: Db, accountId: string, ids: readonly string[]): Promise<HeldCoupon[]> =>
  ids.length === 0
    ? []
    : couponsWhere(db, and(eq(memberCoupon.account_id, accountId), inArray(memberCoupon.id, [...ids])))

/**
 * Promises the coupons to an order, all or none: of two orders that ask for one at once one gets it, the other is refused with
 * `booking.couponUsed`. Must run inside the transaction it is for.
 */
export async function claimCoupons(
  tx: Db,
  now: Date,
  accountId: string,
  ids: readonly string[],
  orderId: string,
): Promise<void> {
  // One after the other in one order for everybody: of two orders that share several coupons neither waits for the other.
  for (const id of ids.toSorted()) {
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
    if (!claimed) throw new Refusal(409, 'booking.couponUsed', 'coupon_ids')
  }
}

/** Takes the promises back: the order has ended unpaid or was changed. */
export async function returnCoupons(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(memberCoupon)
    .set({ order_id: null })
    .where(and(eq(memberCoupon.order_id, orderId), isNull(memberCoupon.used_at)))
}

/** What a coupon of a paid order was for was cancelled as a whole: it can be used again, unless its date has passed. */
export async function restoreCoupon(tx: Db, now: Date, orderId: string, id: string): Promise<void> {
  await tx
    .update(memberCoupon)
    .set({ order_id: null, used_at: null })
    .where(and(eq(memberCoupon.id, id), eq(memberCoupon.order_id, orderId), gt(memberCoupon.expires_at, now)))
}

/** The order was paid: its coupons are used up. */
export async function spendCoupons(tx: Db, now: Date, orderId: string): Promise<void> {
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
