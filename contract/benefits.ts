import { Category, ProductId } from './catalog'
import { endpoint } from './endpoint'
import { AnyLangQuery, Instant, LangQuery, Paged, Paging, RequiredText, Uuid } from './fields'
import { Amount } from './money'
import { z } from './zod'

const Direction = z._default(z.enum(['asc', 'desc']), 'desc')
const Flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)

/** Share of the amount left after coupons that points can pay (product §9). */
export const pointsShare = 0.3

export const PointEntry = z.object({
  id: Uuid,
  /** Earned points are positive, spent and expired ones negative; one point is one won. */
  amount: z.number(),
  /** The unspent part of earned points; 0 for spent ones. */
  left: z.number(),
  reason: z.enum(['welcome', 'booking', 'review', 'used', 'returned', 'expired', 'granted', 'merged']),
  /** The operator's reason for giving them or taking them back, in the operator's words; otherwise empty. */
  note: z.string(),
  /** The reservation it belongs to, if any; `more` others were paid together with it. */
  booking: z.nullable(z.object({ id: Uuid, product_name: z.string(), more: z.number() })),
  is_valid: z.boolean(),
  at: Instant,
  expires_at: z.nullable(Instant),
})
export type PointEntry = z.infer<typeof PointEntry>

/** `promised`: taken by a reservation that is not paid yet. */
export const couponStates = ['usable', 'promised', 'used', 'expired'] as const
export const Coupon = z.object({
  id: Uuid,
  name: z.string(),
  percent: z.nullable(z.number()),
  discount_won: z.nullable(Amount),
  max_discount_won: z.nullable(Amount),
  min_total_won: Amount,
  /** The products it applies to, any of them; everything if both lists are empty. */
  products: z.array(z.object({ id: ProductId, name: z.string() })),
  categories: z.array(Category),
  /** Whether it combines with other coupons that also have this flag (product §4). */
  combines: z.boolean(),
  state: z.enum(couponStates),
  expires_at: Instant,
  used_at: z.nullable(Instant),
})
export type Coupon = z.infer<typeof Coupon>

/** A code as typed: case and surrounding spaces do not matter. */
export const CouponCode = z.strictObject({ code: RequiredText(40) })
export type CouponCode = z.infer<typeof CouponCode>

export const benefits = {
  total: endpoint({
    method: 'get',
    path: '/api/v1/members/points/total',
    auth: 'member',
    data: z.object({
      total: z.number(),
      /** The points that expire next, by the Seoul day; null when none do. */
      next: z.nullable(z.object({ points: z.number(), at: Instant })),
    }),
  }),
  /** Points earned and how many of them are left (product §3); page size 10, direction desc (product §9). */
  points: endpoint({
    method: 'get',
    path: '/api/v1/members/points',
    auth: 'member',
    query: z.extend(Paging, { ...AnyLangQuery.shape, direction: Direction, is_valid: z.optional(Flag) }),
    data: z.extend(Paged(PointEntry), { is_valid: z.nullable(z.boolean()), total_points: z.number() }),
  }),
  history: endpoint({
    method: 'get',
    path: '/api/v1/members/points/history',
    auth: 'member',
    query: z.extend(Paging, { ...AnyLangQuery.shape, direction: Direction }),
    data: Paged(PointEntry),
  }),
  coupons: endpoint({
    method: 'get',
    path: '/api/v1/members/coupons',
    auth: 'member',
    query: z.extend(AnyLangQuery, { product_id: z.optional(ProductId) }),
    data: z.array(Coupon),
  }),
  /**
   * Claims a coupon by its code, once per member. Refuses with 404 `coupon.unknown` and 409 `coupon.alreadyYours`,
   * `coupon.notYet`, `coupon.over` or `coupon.gone` (product §4).
   */
  claim: endpoint({
    method: 'post',
    path: '/api/v1/members/coupons/claim',
    auth: 'member',
    query: LangQuery,
    body: CouponCode,
    data: Coupon,
    limit: 'lookup',
  }),
}
