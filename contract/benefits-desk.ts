import { Category, ProductId } from './catalog'
import { DeskActs } from './desk-acts'
import { Count, DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Email, Instant, Moment, RequiredText, Uuid } from './fields'
import { Amount } from './money'
import { z } from './zod'

/** Limits on how much operators can give in one call (product §9). */
export const deskLimits = { addresses: 200, points: 1_000_000, couponDays: 730, couponWon: 10_000_000 } as const

const Whole = (least: number, most: number) =>
  z.number().check(z.int('validation.number'), z.gte(least, 'validation.number'), z.lte(most, 'validation.tooMany'))
const Won = Whole(1, deskLimits.couponWon)
const Names = z.strictObject({ en: RequiredText(80), ko: RequiredText(80) })
const Addresses = z
  .array(Email)
  .check(z.minLength(1, 'validation.required'), z.maxLength(deskLimits.addresses, 'validation.tooMany'))

/** A coupon as operators create it: it takes off either a share or an amount. It cannot be changed afterwards, only stopped. */
export const NewCoupon = z
  .strictObject({
    /** Typed by members if the coupon is `claimable`; otherwise only its name among operators. */
    code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{4,40}$/, 'validation.invalid')),
    name: Names,
    percent: z.nullable(Whole(1, 100)),
    discount_won: z.nullable(Won),
    max_discount_won: z.nullable(Won),
    min_total_won: Whole(0, deskLimits.couponWon),
    /** The products it applies to, any of them; the whole order if both lists are empty. */
    product_ids: z.array(ProductId).check(z.maxLength(50, 'validation.tooMany')),
    categories: z.array(Category).check(z.maxLength(10, 'validation.tooMany')),
    combines: z.boolean(),
    /** Given to every new member at sign-up. */
    on_signup: z.boolean(),
    claimable: z.boolean(),
    claim_from: z.nullable(Moment),
    claim_until: z.nullable(Moment),
    /** How many exist in total, claimed and issued; null for no limit. */
    quantity: z.nullable(Whole(1, 10_000_000)),
    /** Days for which the coupon is valid once a member has it. */
    valid_days: Whole(1, deskLimits.couponDays),
  })
  .check(
    z.refine(({ percent, discount_won }) => (percent === null) !== (discount_won === null), {
      error: 'validation.required',
      path: ['percent'],
    }),
    z.refine(({ claim_from, claim_until }) => !claim_from || !claim_until || claim_from < claim_until, {
      error: 'validation.date',
      path: ['claim_until'],
    }),
  )
export type NewCoupon = z.infer<typeof NewCoupon>

/** A coupon as operators see it, with counts of those given by their present state. */
export const DeskCoupon = z.object({
  id: Uuid,
  code: z.string(),
  name: z.object({ en: z.string(), ko: z.string() }),
  percent: z.nullable(z.number()),
  discount_won: z.nullable(Amount),
  max_discount_won: z.nullable(Amount),
  min_total_won: Amount,
  product_ids: z.array(ProductId),
  categories: z.array(Category),
  combines: z.boolean(),
  on_signup: z.boolean(),
  claimable: z.boolean(),
  claim_from: z.nullable(Instant),
  claim_until: z.nullable(Instant),
  quantity: z.nullable(z.number()),
  /** How much of `quantity` is used up. */
  issued: z.number(),
  valid_days: z.number(),
  stopped_at: z.nullable(Instant),
  created_at: Instant,
  /** `promised` ones wait for a payment; the four add up to `given`. */
  counts: z.object({
    given: z.number(),
    usable: z.number(),
    promised: z.number(),
    used: z.number(),
    expired: z.number(),
  }),
})
export type DeskCoupon = z.infer<typeof DeskCoupon>

/** Recipients: every active member, or members with these addresses. */
export const CouponIssue = z.strictObject({ to: z.union([z.literal('all'), Addresses]) })
export type CouponIssue = z.infer<typeof CouponIssue>

/** Points for members; the reason is shown to them. */
export const PointGrant = z.strictObject({
  to: Addresses,
  points: Whole(1, deskLimits.points),
  reason: RequiredText(100),
})
export type PointGrant = z.infer<typeof PointGrant>

/**
 * Points that are taken back from one member, who reads the reason. `balance` is what the operator saw: of two operators at the
 * same time, only one takes points back.
 */
export const PointTakeBack = z
  .strictObject({
    points: Whole(1, deskLimits.points),
    reason: RequiredText(100),
    balance: Whole(0, 2_147_483_647),
  })
  .check(z.refine(({ points, balance }) => points <= balance, { error: 'validation.numberHigh', path: ['points'] }))
export type PointTakeBack = z.infer<typeof PointTakeBack>

/** How many were given, how many members had one already, and which addresses belong to no active member. */
const Given = { given: z.number(), already: z.number(), unknown: z.array(z.string()) }

const One = z.object({ id: Uuid })

export const couponStatuses = ['open', 'stopped'] as const
export const couponSorts = ['created_at'] as const
export const CouponQuery = z.extend(DeskPaging(couponSorts, '-created_at'), {
  /** Matches anywhere in code and names. */
  q: DeskSearch,
  status: z.optional(z.enum(couponStatuses)),
})

/** Points that an operator has given, or taken back: those are negative and have no expiry. */
export const DeskGrant = z.object({
  id: Uuid,
  /** The member's account. */
  account_id: Uuid,
  name: z.string(),
  email: z.string(),
  points: z.number(),
  reason: z.string(),
  at: Instant,
  expires_at: z.nullable(Instant),
})
export type DeskGrant = z.infer<typeof DeskGrant>

export const grantSorts = ['at'] as const
export const GrantQuery = z.extend(DeskPaging(grantSorts, '-at'), {
  /** Matches anywhere in the reason, or in the recipient's name and email address. */
  q: DeskSearch,
})
const desk = { auth: 'admin', roles: ['operator'] } as const

/** What operators do with coupons and points; every act is in the audit log (product §4). */
export const benefitsDesk = {
  /** `counts` is the number per status with all other filters applied. */
  coupons: endpoint({
    method: 'get',
    path: '/api/v1/admin/coupons',
    ...desk,
    query: CouponQuery,
    data: z.extend(DeskRows(DeskCoupon), { counts: z.object({ open: Count, stopped: Count }) }),
  }),
  coupon: endpoint({
    method: 'get',
    path: '/api/v1/admin/coupons/:id',
    ...desk,
    params: One,
    data: z.extend(DeskCoupon, DeskActs.shape),
  }),
  /** Refuses with 409 `coupon.codeTaken` and 400 `coupon.unknownProduct`. */
  create: endpoint({
    method: 'post',
    path: '/api/v1/admin/coupons',
    ...desk,
    body: NewCoupon,
    data: DeskCoupon,
    idempotent: true,
    limit: 'write',
  }),
  /**
   * A member who already has the coupon gets no second one. Refuses with 404, 409 `coupon.stopped`, or `coupon.notEnough` when
   * the quantity does not cover all recipients: then no one gets one.
   */
  issue: endpoint({
    method: 'post',
    path: '/api/v1/admin/coupons/:id/issue',
    ...desk,
    params: One,
    body: CouponIssue,
    data: z.object({ ...Given, coupon: DeskCoupon }),
    idempotent: true,
    limit: 'write',
  }),
  /** No more are given; those already given stay valid. Refuses with 404 and 409 `coupon.stopped`. */
  stop: endpoint({
    method: 'post',
    path: '/api/v1/admin/coupons/:id/stop',
    ...desk,
    params: One,
    data: DeskCoupon,
    limit: 'write',
  }),
  /**
   * Points given and taken back by operators; `total_points` is the sum over all matches, null if more match than are counted.
   */
  grants: endpoint({
    method: 'get',
    path: '/api/v1/admin/points',
    ...desk,
    query: GrantQuery,
    data: z.extend(DeskRows(DeskGrant), { total_points: z.nullable(z.number()) }),
  }),
  grant: endpoint({
    method: 'post',
    path: '/api/v1/admin/points',
    ...desk,
    body: PointGrant,
    data: z.object({ given: z.number(), unknown: z.array(z.string()) }),
    idempotent: true,
    limit: 'write',
  }),
  /**
   * Takes points back from a member, those that expire first; returns the new balance. Refuses with 404, and 409 `desk.changed` if
   * the balance is no longer what the operator saw.
   */
  takeBack: endpoint({
    method: 'post',
    path: '/api/v1/admin/members/:id/points/take-back',
    ...desk,
    params: One,
    body: PointTakeBack,
    data: z.object({ balance: z.number() }),
    idempotent: true,
    limit: 'write',
  }),
}
