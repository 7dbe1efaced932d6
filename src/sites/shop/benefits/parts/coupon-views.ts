import type { Coupon } from '#contract/benefits'

/** The tabs of the coupons. One held for an unpaid reservation can become free again, so it counts as usable. */
export const couponViews = ['usable', 'used', 'expired'] as const
export type CouponView = (typeof couponViews)[number]

export const couponViewIn = (search: URLSearchParams): CouponView =>
  couponViews.find((each) => each === search.get('view')) ?? 'usable'

export const isInView = ({ state }: Coupon, view: CouponView): boolean =>
  (state === 'promised' ? 'usable' : state) === view
