import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stackProblem, withCoupon } from '#contract/stacking'
import { bestCombination, legalSets } from '#server/modules/benefits/combine.service'
import {
  applyCoupons,
  type Basket,
  type HeldCoupon,
  scopeOf,
  stackable,
} from '#server/modules/benefits/discount.service'
import { pointsLimit } from '#server/modules/benefits/rules.service'
import { aHeldCoupon, heldCoupons } from '#tests/support/coupons'

const won = fc.integer({ min: 0, max: 1_000_000 })
const baskets: fc.Arbitrary<Basket> = fc.array(
  fc.record({
    product_id: fc.constantFrom('tour-one', 'tour-two', 'tour-three'),
    category: fc.constantFrom('tours' as const, 'stays' as const, null),
    amount_won: won,
  }),
  { minLength: 1, maxLength: 4 },
)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const totalOf = (basket: Basket) => sum(basket.map(({ amount_won }) => amount_won))

/** All subsets, valid or not. */
const subsetsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, chosen) =>
    all.filter((_each, at) => Math.floor(chosen / 2 ** at) % 2 === 1),
  )

/** The rules in another formulation: all of several must combine, with at most one for the order and one for goods. */
const goTogether = (set: readonly HeldCoupon[]) =>
  (set.length < 2 || set.every(({ rule }) => rule.combines)) &&
  (['order', 'goods'] as const).every((scope) => set.filter(({ rule }) => scopeOf(rule) === scope).length <= 1)

const costOf = (set: readonly HeldCoupon[], basket: Basket, balance: number) => {
  const left = sum(applyCoupons(set, basket).left)
  return left - pointsLimit(left, balance)
}

describe('coupons of an order (product §4)', () => {
  it('are enumerated as every set that combines, each once, and no other', () => {
    fc.assert(
      fc.property(heldCoupons(7), (coupons) => {
        const names = (sets: Iterable<readonly HeldCoupon[]>) =>
          [...sets].map((set) => set.map(({ held }) => held.id).join()).toSorted()
        expect(names(legalSets(coupons))).toEqual(names(subsetsOf(coupons).filter(goTogether)))
      }),
    )
  })

  it('are best in the cheapest valid combination, the one with fewer coupons where two cost the same', () => {
    fc.assert(
      fc.property(heldCoupons(6), baskets, fc.nat({ max: 400_000 }), (coupons, basket, balance) => {
        const best = bestCombination(coupons, basket, balance)
        const legal = subsetsOf(coupons).filter(goTogether)
        const least = Math.min(...legal.map((set) => costOf(set, basket, balance)))
        const fewest = Math.min(
          ...legal.filter((set) => costOf(set, basket, balance) === least).map(({ length }) => length),
        )
        expect([best.amount_won, best.coupon_ids.length]).toEqual([least, fewest])
        const chosen = coupons.filter(({ held }) => best.coupon_ids.includes(held.id))
        expect(costOf(chosen, basket, balance)).toBe(best.amount_won)
        expect(goTogether(chosen)).toBe(true)
      }),
    )
  })

  it('deduct whole won from the bookings that they are for, never more than the remaining price, and the parts add up', () => {
    fc.assert(
      fc.property(heldCoupons(4), baskets, (coupons, basket) => {
        const { applied, left } = applyCoupons(coupons, basket)
        expect(totalOf(basket) - sum(applied.map(({ discount_won }) => discount_won))).toBe(sum(left))
        expect(left.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true)
        for (const { discount_won, parts } of applied) {
          expect(sum(parts.map((part) => part ?? 0))).toBe(discount_won)
        }
      }),
    )
  })

  it('for products are deducted before the one for the order, which applies to the remaining price', () => {
    const basket: Basket = [
      { product_id: 'tour-one', category: 'tours', amount_won: 100_000 },
      { product_id: 'tour-two', category: 'stays', amount_won: 50_000 },
    ]
    const order = aHeldCoupon('order', { percent: 10, combines: true })
    const tours = aHeldCoupon('tours', { percent: 20, categories: ['tours'], combines: true })
    const { applied, left } = applyCoupons([order, tours], basket)
    expect(applied.map(({ coupon, discount_won, parts }) => [coupon.held.id, discount_won, parts])).toEqual([
      ['tours', 20_000, [20_000, null]],
      ['order', 13_000, [8000, 5000]],
    ])
    expect(left).toEqual([72_000, 45_000])
  })

  it.each([
    ['a single one', [{}], null],
    ['two that combine, of either kind', [{ combines: true }, { combines: true, categories: ['tours'] }], null],
    ['one that does not combine', [{ combines: true }, { categories: ['tours'] }], 'booking.couponAlone'],
    ['two for the order', [{ combines: true }, { combines: true }], 'booking.couponSameScope'],
    [
      'two for goods',
      [
        { combines: true, product_ids: ['a'] },
        { combines: true, categories: ['tours'] },
      ],
      'booking.couponSameScope',
    ],
  ] as const)('combine or not: %s', (_, rules, problem) => {
    const set = rules.map((rule, at) => aHeldCoupon(`${at}`, rule as never)).map(stackable)
    expect(stackProblem(set)).toBe(problem)
  })

  it('are replaced by one that they do not combine with, and stay beside one that they do', () => {
    const order = { id: 'order', scope: 'order', combines: true } as const
    const goods = { id: 'goods', scope: 'goods', combines: true } as const
    const alone = { id: 'alone', scope: 'order', combines: false } as const
    const ids = (chosen: (typeof order | typeof goods | typeof alone)[]) => chosen.map(({ id }) => id)
    expect(ids(withCoupon<typeof order | typeof goods | typeof alone>([order], goods)).toSorted()).toEqual([
      'goods',
      'order',
    ])
    expect(ids(withCoupon<typeof order | typeof goods | typeof alone>([order, goods], alone))).toEqual(['alone'])
  })
})
