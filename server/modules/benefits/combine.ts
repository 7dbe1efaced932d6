import type { RefusalCode } from '#contract/refusal'
import { pointsLimit } from './benefits.rules'
import { type Basket, couponDiscount, couponProblem, type HeldCoupon } from './coupons.service'

/** What an order would cost with one coupon or none. */
export interface Offer {
  coupon: HeldCoupon | null
  discount_won: number
  reason: RefusalCode | null
}

const total = (basket: Basket): number => basket.reduce((sum, { amount_won }) => sum + amount_won, 0)

/** Every coupon with what it would take off, and why it cannot be used where it cannot. */
export const offersOf = (coupons: readonly HeldCoupon[], basket: Basket, orderId: string, now: Date): Offer[] =>
  coupons.map((coupon) => ({
    coupon,
    discount_won: couponDiscount(coupon.rule, basket),
    reason: couponProblem(coupon, basket, orderId, now),
  }))

/**
 * The legal combination that costs least; of two that cost the same the one that spends less: no coupon rather than
 * one, the one that runs out sooner rather than the later.
 */
export function bestCombination(offers: readonly Offer[], basket: Basket, balance: number) {
  const before = total(basket)
  const combined = [{ coupon: null, discount_won: 0, reason: null } satisfies Offer, ...offers]
    .filter(({ reason }) => reason === null)
    .map(({ coupon, discount_won }) => {
      const points = pointsLimit(before - discount_won, balance)
      return { coupon_id: coupon?.held.id ?? null, points, amount_won: before - discount_won - points }
    })
  return combined.reduce((best, next) => (next.amount_won < best.amount_won ? next : best))
}
