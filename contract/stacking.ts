/** What a coupon looks at: the whole order, or products and categories that it names. */
export type CouponScope = 'order' | 'goods'

/** Most coupons of each scope that one order takes together (product §4, §9). */
export const mostCoupons: Readonly<Record<CouponScope, number>> = { order: 1, goods: 1 }

/** What decides with which others a coupon may be combined. */
export interface Stackable {
  id: string
  scope: CouponScope
  /** Whether it combines with other coupons that say the same; else it is used alone. */
  combines: boolean
}

/**
 * Why these coupons do not go together, or null when they do. What goes together also does when one is left out, which
 * the search for the best combination relies on (product §4).
 */
export function stackProblem(coupons: readonly Stackable[]): 'booking.couponAlone' | 'booking.couponSameScope' | null {
  if (coupons.length > 1 && coupons.some(({ combines }) => !combines)) return 'booking.couponAlone'
  const isOver = (scope: CouponScope) => coupons.filter((each) => each.scope === scope).length > mostCoupons[scope]
  return isOver('order') || isOver('goods') ? 'booking.couponSameScope' : null
}

/** Those of the coupons that go together, the first ones first. */
export function goingTogether<T extends Stackable>(coupons: readonly T[]): T[] {
  const kept: T[] = []
  for (const each of coupons) if (!stackProblem([...kept, each])) kept.push(each)
  return kept
}

/** The choice that one more coupon makes: those of `chosen` that do not go with it make way. */
export const withCoupon = <T extends Stackable>(chosen: readonly T[], added: T): T[] =>
  goingTogether([added, ...chosen])
