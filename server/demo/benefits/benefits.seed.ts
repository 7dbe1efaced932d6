import { and, asc, eq, inArray } from 'drizzle-orm'
import { daysLater } from '#contract/days'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { coupon, memberCoupon } from '#server/modules/benefits/benefits.table'

/** The coupon that every member receives at sign-up: 10 %, at most ₩20,000, for orders from ₩50,000. */
export const welcomeCoupon = {
  code: 'WELCOME10',
  name: { en: 'Welcome: 10% off your first tour', ko: '첫 여행 10% 환영 쿠폰' },
  percent: 10,
  max_discount_won: 20_000,
  min_total_won: 50_000,
  on_signup: 1,
  valid_days: 90,
} satisfies typeof coupon.$inferInsert

/** Granted by hand, so that a demo member has a choice to make. */
const handCoupons = [
  {
    code: 'SPRING5000',
    name: { en: 'Spring: ₩5,000 off', ko: '봄맞이 5,000원 할인' },
    discount_won: 5_000,
    min_total_won: 30_000,
    combines: true,
    valid_days: 60,
  },
  {
    code: 'TOURS8',
    name: { en: 'Tour days: 8% off tours', ko: '투어의 날: 투어 8% 할인' },
    percent: 8,
    max_discount_won: 15_000,
    categories: ['tours'],
    combines: true,
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

/** Claimed by members who enter the code. */
const codeCoupons = [
  {
    code: 'NARU2026',
    name: { en: 'Hello, Korea: ₩7,000 off', ko: '반가워요 한국: 7,000원 할인' },
    discount_won: 7_000,
    min_total_won: 50_000,
    claimable: true,
    quantity: 1_000,
    valid_days: 30,
  },
] satisfies (typeof coupon.$inferInsert)[]

/** Demo data: the coupons. Must run before accounts are made, which receive the welcome coupon. */
export async function seedCoupons({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const rules = [welcomeCoupon, ...handCoupons, ...codeCoupons]
  await db.insert(coupon).values(rules.map((rule, at) => ({ ...rule, created_at: secondsBefore(now, at) })))
}

/** Demo data: the coupons granted to the demo member by hand. Accounts must exist. */
export async function seedHandCoupons({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const codes = handCoupons.map(({ code }) => code)
  const owners = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.area, 'member'), eq(account.email, 'member@naru.test')))
  const given = await db.select().from(coupon).where(inArray(coupon.code, codes)).orderBy(asc(coupon.code))
  const rows = owners.flatMap(({ id }) =>
    given.map((rule, at) => ({
      coupon_id: rule.id,
      account_id: id,
      issued_at: now,
      expires_at: secondsBefore(daysLater(now, rule.valid_days), at),
    })),
  )
  if (rows.length > 0) await db.insert(memberCoupon).values(rows)
}
