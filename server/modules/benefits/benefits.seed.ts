import type { Deps } from '#server/deps'
import { coupon } from './benefits.table'

/** The coupon that everybody is given at sign-up: 10 % and ₩20,000 at most, from ₩50,000 on. */
const welcomeCoupon = {
  code: 'WELCOME10',
  name: { en: 'Welcome: 10% off your first tour', ko: '첫 여행 10% 환영 쿠폰' },
  percent: 10,
  max_discount_won: 20_000,
  min_total_won: 50_000,
  on_signup: 1,
  valid_days: 90,
} satisfies typeof coupon.$inferInsert

/** Given by hand, so that a demo member has a choice to make. */
export const handCoupons = [
  {
    code: 'SPRING5000',
    name: { en: 'Spring: ₩5,000 off', ko: '봄맞이 5,000원 할인' },
    discount_won: 5_000,
    min_total_won: 30_000,
    valid_days: 60,
  },
  {
    code: 'GROUP30000',
    name: { en: 'Together: ₩30,000 off from ₩500,000', ko: '함께 떠나요: 50만 원 이상 3만 원 할인' },
    discount_won: 30_000,
    min_total_won: 500_000,
    valid_days: 60,
  },
] satisfies (typeof coupon.$inferInsert)[]

/** Demo data: the coupons there are. Must run before accounts are made, which are given the welcome coupon. */
export async function seedCoupons({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.insert(coupon).values([welcomeCoupon, ...handCoupons])
}
