import type { RefusalCode } from '#contract/refusal'
import { stackProblem, withCoupon } from '#contract/stacking'
import { applyCoupons, type Basket, couponProblem, type HeldCoupon, stackable } from './discount.service'
import { pointsLimit } from './rules.service'

/** A coupon of the holder with what it does for an order. */
export interface Offer {
  coupon: HeldCoupon
  /** What it takes off beside the chosen coupons that go with it. */
  discount_won: number
  /** Why it cannot be used, whatever it is combined with. */
  reason: RefusalCode | null
}

/** Every coupon with what it would take off beside those that are chosen, and why it cannot be used where it cannot. */
export function offersOf(
  coupons: readonly HeldCoupon[],
  chosen: readonly HeldCoupon[],
  { basket, orderId, now }: { basket: Basket; orderId: string; now: Date },
): Offer[] {
  const beside = chosen.map((each) => ({ ...stackable(each), coupon: each }))
  return coupons.map((coupon) => {
    const own = { ...stackable(coupon), coupon }
    const others = beside.filter(({ id }) => id !== own.id)
    const { applied } = applyCoupons(
      withCoupon(others, own).map((each) => each.coupon),
      basket,
    )
    const discount_won = applied.find((each) => each.coupon === coupon)?.discount_won ?? 0
    return { coupon, discount_won, reason: couponProblem(coupon, basket, orderId, now) }
  })
}

/** Every set of coupons that go together, each once. What does not go together is not looked at with more beside it. */
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
 * The legal combination that costs least, found among all there are; of two that cost the same the one that spends less:
 * fewer coupons, then those that run out sooner, which `usable` must begin with (product §4).
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
