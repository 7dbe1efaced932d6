/** The scope of a coupon: the whole order, or the products and categories it names. */
export type CouponScope = 'order' | 'goods'

/** Most coupons of each scope in one order (product §4, §9). */
export const mostCoupons: Readonly<Record<CouponScope, number>> = { order: 1, goods: 1 }

/** What decides which coupons can be combined. */
export interface Stackable {
  id: string
  scope: CouponScope
  /** Whether it combines with other such coupons; otherwise it is used alone. */
  combines: boolean
}

/**
 * Why these coupons do not combine, or null when they do. A valid combination stays valid without any one of them, which the
 * search for the best combination relies on (product §4).
 */
export function stackProblem(coupons: readonly Stackable[]): 'booking.couponAlone' | 'booking.couponSameScope' | null {
  if (coupons.length > 1 && coupons.some(({ combines }) => !combines)) return 'booking.couponAlone'
  const isOver = (scope: CouponScope) => coupons.filter((each) => each.scope === scope).length > mostCoupons[scope]
  return isOver('order') || isOver('goods') ? 'booking.couponSameScope' : null
}

/** A subset of the coupons that combine, preferring the first ones. */
export function goingTogether<T extends Stackable>(coupons: readonly T[]): T[] {
  const kept: T[] = []
  for (const each of coupons) if (!stackProblem([...kept, each])) kept.push(each)
  return kept
}

/** The choice after adding a coupon: those of `chosen` that do not combine with it are dropped. */
export const withCoupon = <T extends Stackable>(chosen: readonly T[], added: T): T[] =>
  goingTogether([added, ...chosen])
