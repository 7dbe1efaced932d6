import fc from 'fast-check'
import { coupon, memberCoupon } from '#server/modules/benefits/benefits.table'
import type { HeldCoupon } from '#server/modules/benefits/discount.service'
import type { Person } from '#tests/support/factories'
import type { Shop } from '#tests/support/orders'

type Rule = typeof coupon.$inferSelect

/** A held coupon that is in no database. */
export const aHeldCoupon = (id: string, fields: Partial<Rule>): HeldCoupon => ({
  held: {
    id,
    coupon_id: id,
    account_id: '',
    issued_at: new Date(0),
    expires_at: new Date(Date.UTC(2100, 0, 1)),
    order_id: null,
    used_at: null,
  },
  rule: {
    id,
    code: id,
    name: { en: `Coupon ${id}`, ko: `쿠폰 ${id}` },
    percent: null,
    discount_won: null,
    max_discount_won: null,
    min_total_won: 0,
    product_ids: [],
    categories: [],
    combines: false,
    on_signup: 0,
    claimable: false,
    claim_from: null,
    claim_until: null,
    quantity: null,
    issued: 0,
    valid_days: 30,
    stopped_at: null,
    created_at: new Date(0),
    ...fields,
  },
})

const goods = fc.constantFrom<Partial<Rule>>(
  {},
  {},
  { product_ids: ['tour-one'] },
  { product_ids: ['tour-two'] },
  { categories: ['tours'] },
  { product_ids: ['tour-two'], categories: ['stays'] },
)

/** Coupons of every kind, some for the products `tour-one` and `tour-two` or their categories. */
export const heldCoupons = (maxLength: number) =>
  fc
    .array(
      fc.record({
        worth: fc.oneof(
          fc.record({ percent: fc.integer({ min: 1, max: 100 }), discount_won: fc.constant(null) }),
          fc.record({ percent: fc.constant(null), discount_won: fc.integer({ min: 1, max: 500_000 }) }),
        ),
        max_discount_won: fc.option(fc.integer({ min: 1, max: 100_000 })),
        combines: fc.boolean(),
        goods,
      }),
      { maxLength },
    )
    .map((some) =>
      some.map(({ worth, goods: of, ...rest }, at) => aHeldCoupon(`coupon-${at}`, { ...worth, ...of, ...rest })),
    )

/** Gives a member a coupon of ₩10,000, or as in `fields`, that expires in `days` days; returns the id of the held coupon. */
export async function giveCoupon(
  { deps: { db, clock } }: Shop,
  { id }: Pick<Person, 'id'>,
  fields: Partial<typeof coupon.$inferInsert> = {},
  days = 30,
): Promise<string> {
  const [rule] = await db
    .insert(coupon)
    .values({
      code: crypto.randomUUID(),
      name: { en: 'Test coupon', ko: '시험 쿠폰' },
      ...(fields.percent ? {} : { discount_won: 10_000 }),
      valid_days: Math.max(1, days),
      ...fields,
    })
    .returning()
  const expires_at = new Date(clock.now().getTime() + days * 86_400_000)
  const [held] = await db
    .insert(memberCoupon)
    .values({ coupon_id: rule?.id ?? '', account_id: id, expires_at })
    .returning()
  return held?.id ?? ''
}
