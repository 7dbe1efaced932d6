import type { NewCoupon } from '#contract/benefits-desk'

/** An operator's input for a coupon without conditions; each test adds name, code and discount. */
export const plainCoupon = {
  discount_won: null,
  percent: null,
  max_discount_won: null,
  min_total_won: 0,
  product_ids: [],
  categories: [],
  combines: false,
  on_signup: false,
  claimable: false,
  claim_from: null,
  claim_until: null,
  quantity: null,
  valid_days: 30,
} satisfies Partial<NewCoupon>
