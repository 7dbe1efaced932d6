import type { Coupon } from '#contract/benefits'

/** What a coupon is looked up under; one that is kept for an unpaid reservation may be had again, so it counts as usable. */
export const couponViews = ['usable', 'used', 'expired'] as const
export type CouponView = (typeof couponViews)[number]

export const couponViewIn = (search: URLSearchParams): CouponView =>
  couponViews.find((each) => each === search.get('view')) ?? 'usable'

export const isInView = ({ state }: Coupon, view: CouponView): boolean =>
  (state === 'promised' ? 'usable' : state) === view
