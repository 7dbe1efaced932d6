import type { Category } from '#contract/catalog'
import type { RefusalCode } from '#contract/refusal'
import type { CouponScope, Stackable } from '#contract/stacking'
import { allocate } from '#server/allocate'
import type { coupon, memberCoupon } from './benefits.table'

type CouponRow = typeof coupon.$inferSelect

/** A held coupon with its rule. */
export interface HeldCoupon {
  held: typeof memberCoupon.$inferSelect
  rule: CouponRow
}

/** The parts of a booking that matter to a coupon, in won. */
export interface BasketPart {
  product_id: string
  /** Of the product; null where it is no longer known, and for a pass. */
  category: Category | null
  amount_won: number
}
export type Basket = readonly BasketPart[]

type Scope = Pick<CouponRow, 'product_ids' | 'categories'>

/** Whether a coupon is for the whole order, or for the products and categories it names. */
export const scopeOf = ({ product_ids, categories }: Scope): CouponScope =>
  product_ids.length + categories.length === 0 ? 'order' : 'goods'

/** Returns a coupon in the form that the combining rules use. */
export const stackable = ({ held, rule }: HeldCoupon): Stackable => ({
  id: held.id,
  scope: scopeOf(rule),
  combines: rule.combines,
})

/** Whether a coupon is for a product. */
export const isFor = (rule: Scope, { product_id, category }: Pick<BasketPart, 'product_id' | 'category'>): boolean =>
  scopeOf(rule) === 'order' ||
  rule.product_ids.includes(product_id) ||
  (category !== null && rule.categories.includes(category))

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Returns the discount of a coupon of `rule` on `share` won. */
function discountOf(rule: CouponRow, share: number): number {
  const full = rule.percent === null ? (rule.discount_won ?? 0) : Math.floor((share * rule.percent) / 100)
  return Math.min(full, rule.max_discount_won ?? full, share)
}

/** The discount of one coupon, in total and for each part of the basket; null for parts that it is not for. */
export interface AppliedCoupon {
  coupon: HeldCoupon
  discount_won: number
  parts: (number | null)[]
}

/**
 * Applies coupons to a basket one after the other: those for products and categories first, then those for the order, each to
 * the remaining amount (product §4). The parts of a discount are whole, add up to it, and leave no part negative.
 */
export function applyCoupons(
  coupons: readonly HeldCoupon[],
  basket: Basket,
): { applied: AppliedCoupon[]; left: number[] } {
  let left = basket.map(({ amount_won }) => amount_won)
  const order = (scope: CouponScope) => coupons.filter(({ rule }) => scopeOf(rule) === scope)
  const applied = [...order('goods'), ...order('order')].map((coupon): AppliedCoupon => {
    const fits = basket.map((part) => isFor(coupon.rule, part))
    const weights = left.map((amount, at) => (fits[at] ? amount : 0))
    const discount_won = discountOf(coupon.rule, sum(weights))
    const parts = allocate(discount_won, weights)
    left = left.map((amount, at) => amount - (parts[at] ?? 0))
    return { coupon, discount_won, parts: parts.map((part, at) => (fits[at] ? part : null)) }
  })
  return { applied, left }
}

/** Returns why a coupon cannot be used for an order at `now`, in any combination; null if it can. */
export function couponProblem(
  { held, rule }: HeldCoupon,
  basket: Basket,
  orderId: string,
  now: Date,
): RefusalCode | null {
  if (held.used_at || (held.order_id && held.order_id !== orderId)) return 'booking.couponUsed'
  if (held.expires_at <= now) return 'booking.couponExpired'
  const fitting = basket.filter((part) => isFor(rule, part))
  if (fitting.length === 0) return 'booking.couponProduct'
  return sum(fitting.map(({ amount_won }) => amount_won)) < rule.min_total_won ? 'booking.couponMinimum' : null
}
