import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bands } from '#contract/catalog'
import { convert, currencies } from '#contract/money'
import { bookingStatuses, orderStatuses } from '#contract/order'
import { allocate } from '#server/allocate'
import { applyCoupons } from '#server/modules/benefits/discount.service'
import { pointsLimit } from '#server/modules/benefits/rules.service'
import { basketOf, extraPieces, priceOf } from '#server/modules/booking/price.service'
import { bookingTransitions, orderTransitions } from '#server/modules/booking/states.service'
import { heldCoupons } from '#tests/support/coupons'

const line = fc.record({
  band: fc.constantFrom(...bands),
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 0, max: 900_000 }),
  currency: fc.constantFrom(...currencies),
})
const bookings = fc.array(
  fc.record({
    id: fc.uuid(),
    product_id: fc.constantFrom('tour-one', 'tour-two'),
    product_name: fc.constant({ en: 'Tour', ko: '투어' }),
    luggage_count: fc.integer({ min: 0, max: 200 }),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
)
const rates = fc.record({
  krw_to_usd: fc.constant(0.0007),
  usd_to_krw: fc.double({ min: 900, max: 2000, noNaN: true }),
})
describe('the price of an order', () => {
  it('is whole won, never negative, and the sum of its lines and of its bookings, whatever is deducted', () => {
    fc.assert(
      fc.property(bookings, rates, heldCoupons(3), fc.nat(), (some, at, chosen, balance) => {
        const basket = basketOf(some, at).map((part) => ({ ...part, category: 'tours' as const }))
        const { applied, left } = applyCoupons(chosen, basket)
        const points = pointsLimit(
          left.reduce((all, amount) => all + amount, 0),
          balance,
        )
        const coupons = applied.map(({ coupon, ...rest }) => ({ name: coupon.rule.name, ...rest }))
        const price = priceOf(some, at, { coupons, points })
        const before = basket.reduce((all, { amount_won }) => all + amount_won, 0)
        const discount = applied.reduce((all, { discount_won }) => all + discount_won, 0)
        const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
        const shares = [...price.shares.values()]
        expect(price.amount_won).toBe(before - discount - points)
        expect(price.amount_won).toBeGreaterThanOrEqual(0)
        expect(sum(price.lines.map(({ amount }) => amount))).toBe(price.amount_won)
        expect(sum(shares)).toBe(price.amount_won)
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
      }),
    )
  })

  it('converts each line once, from its own currency', () => {
    fc.assert(
      fc.property(bookings, rates, (some, at) => {
        const { lines } = priceOf(some, at, { coupons: [], points: 0 })
        for (const { unit, quantity, amount } of lines) {
          if (!unit) throw new Error('A line without a unit price')
          expect(amount).toBe(convert({ amount: unit.amount * quantity, currency: unit.currency }, 'KRW', at).amount)
        }
      }),
    )
  })

  it('charges luggage beyond two pieces per traveler only (product §5)', () => {
    const party = { lines: [{ band: 'adult' as const, quantity: 3, price: 0, currency: 'KRW' as const }] }
    expect([0, 6, 7, 10].map((luggage_count) => extraPieces({ luggage_count, ...party }))).toEqual([0, 0, 1, 4])
  })
})

describe('splitting an amount', () => {
  it('gives whole parts that add up to it and never exceed their weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const sum = all.reduce((total, weight) => total + weight, 0)
        const amount = Math.floor(sum * share)
        const parts = allocate(amount, all)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(amount)
        expect(parts.every((part, at) => part >= 0 && part <= (all[at] ?? 0))).toBe(true)
      }),
    )
  })
})

describe('the tables of statuses (product §4)', () => {
  it('list every status, and let none change into itself', () => {
    expect(Object.keys(bookingTransitions)).toEqual([...bookingStatuses])
    expect(Object.keys(orderTransitions)).toEqual([...orderStatuses])
    for (const [from, to] of Object.entries({ ...bookingTransitions, ...orderTransitions })) {
      expect(to).not.toContain(from)
    }
  })

  it('allow no confirmation of an unpaid booking, and no change of an abandoned order', () => {
    expect(bookingTransitions.pending).not.toContain('confirmed')
    expect(bookingTransitions.waiting).not.toContain('confirmed')
    expect(orderTransitions.cancelled).toEqual([])
    expect(orderTransitions.draft).not.toContain('confirming')
  })
})
