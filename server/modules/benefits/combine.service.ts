import type { RefusalCode } from '#contract/refusal'
import { stackProblem, withCoupon } from '#contract/stacking'
import { applyCoupons, type Basket, couponProblem, type HeldCoupon, stackable } from './discount.service'
import { pointsLimit } from './rules.service'

/** A coupon of the holder with its effect on an order. */
export interface Offer {
  coupon: HeldCoupon
  /** Its discount together with the chosen coupons it combines with. */
  discount_won: number
  /** Why it cannot be used in any combination; null if it can. */
  reason: RefusalCode | null
}

/** Returns every coupon with its discount together with the chosen ones, and the reason if it cannot be used. */
export function offersOf(
  coupons: readonly HeldCoupon[],
  chosen: readonly HeldCoupon[],
  { basket, orderId, now }: { basket: Basket; orderId: string; now: Date },
): Offer[] {
  const stackables = chosen.map((each) => ({ ...stackable(each), coupon: each }))
  return coupons.map((coupon) => {
    const own = { ...stackable(coupon), coupon }
    const others = stackables.filter(({ id }) => id !== own.id)
    const { applied } = applyCoupons(
      withCoupon(others, own).map((each) => each.coupon),
      basket,
    )
    const discount_won = applied.find((each) => each.coupon === coupon)?.discount_won ?? 0
    return { coupon, discount_won, reason: couponProblem(coupon, basket, orderId, now) }
  })
}

/** Yields every set of coupons that combine, each once. A set that does not combine is not extended. */
export function* legalSets(
  coupons: readonly HeldCoupon[],
  chosen: readonly HeldCoupon[] = [],
  from = 0,
): Generator<readonly HeldCoupon[]> {
  yield chosen
  for (const [at, coupon] of coupons.entries()) {
    if (at < from) continue
    const next = [...chosen, coupon]
    if (!stackProblem(next.map(stackable))) yield* legalSets(coupons, next, at + 1)
  }
}

/**
 * Returns the cheapest legal combination of all; among equal prices the one that spends less: fewer coupons, then those that
 * expire sooner, which must come first in `usable` (product §4).
 */
export function bestCombination(usable: readonly HeldCoupon[], basket: Basket, balance: number) {
  let best = { coupon_ids: [] as string[], points: 0, amount_won: Number.POSITIVE_INFINITY }
  for (const set of legalSets(usable)) {
    const { applied, left } = applyCoupons(set, basket)
    const before = left.reduce((all, amount) => all + amount, 0)
    const points = pointsLimit(before, balance)
    const amount_won = before - points
    const isLess = amount_won === best.amount_won && set.length < best.coupon_ids.length
    if (amount_won < best.amount_won || isLess) {
      best = { coupon_ids: applied.map(({ coupon }) => coupon.held.id), points, amount_won }
    }
  }
  return best
}
