import { ProductId } from './catalog'
import { endpoint } from './endpoint'
import { Instant, LangQuery, Paged, Paging, Uuid } from './fields'
import { Lang } from './languages'
import { Amount } from './money'
import { z } from './zod'

const Direction = z._default(z.enum(['asc', 'desc']), 'desc')
const Flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)

export const PointEntry = z.object({
  id: Uuid,
  /** Earned points are positive, spent and expired ones negative; one point is one won. */
  amount: z.number(),
  reason: z.enum(['welcome', 'booking', 'review', 'used', 'returned', 'expired', 'granted']),
  is_valid: z.boolean(),
  at: Instant,
  expires_at: z.nullable(Instant),
})

export const Coupon = z.object({
  id: Uuid,
  name: z.string(),
  percent: z.nullable(z.number()),
  discount_won: z.nullable(Amount),
  max_discount_won: z.nullable(Amount),
  min_total_won: Amount,
  product_id: z.nullable(ProductId),
  expires_at: Instant,
  used_at: z.nullable(Instant),
})

export const benefits = {
  total: endpoint({
    method: 'get',
    path: '/api/v1/members/points/total',
    auth: 'member',
    data: z.object({ total: z.number() }),
  }),
  /** What was earned and how much of it is left (product §3); page size 10, direction desc (product §9). */
  points: endpoint({
    method: 'get',
    path: '/api/v1/members/points',
    auth: 'member',
    query: z.extend(Paging, { direction: Direction, is_valid: z.optional(Flag) }),
    data: z.extend(Paged(PointEntry), { is_valid: z.nullable(z.boolean()), total_points: z.number() }),
  }),
  history: endpoint({
    method: 'get',
    path: '/api/v1/members/points/history',
    auth: 'member',
    query: z.extend(Paging, { direction: Direction }),
    data: Paged(PointEntry),
  }),
  coupons: endpoint({
    method: 'get',
    path: '/api/v1/members/coupons',
    auth: 'member',
    query: z.extend(LangQuery, { product_id: z.optional(ProductId), lang: Lang }),
    data: z.array(Coupon),
  }),
}
