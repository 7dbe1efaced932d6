import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInSeoul, daysBetween } from '#contract/days'
import { figuresOf, pointShares } from '#server/modules/cancellation/figures'
import { datedRules, departsAt, ruleAt } from '#server/modules/cancellation/rules.service'
import { usualTiers } from '#tests/support/cancellations'

const departure = { date: '2027-06-30', start_time: '09:00' }
const percentAt = (at: string, tiers = usualTiers) =>
  ruleAt(datedRules(tiers, departure), new Date(at))?.refund_percent ?? null

describe('the rule in force (product §4)', () => {
  it.each([
    ['30 days before, in its last second', '2027-05-31T23:59:59.999+09:00', 100],
    ['29 days before, at midnight', '2027-06-01T00:00:00+09:00', 90],
    ['20 days before, in its last second', '2027-06-10T23:59:59.999+09:00', 90],
    ['19 days before, at midnight', '2027-06-11T00:00:00+09:00', 85],
    ['10 days before, in its last second', '2027-06-20T23:59:59.999+09:00', 85],
    ['9 days before, at midnight', '2027-06-21T00:00:00+09:00', 80],
    ['8 days before, in its last second', '2027-06-22T23:59:59.999+09:00', 80],
    ['7 days before, at midnight', '2027-06-23T00:00:00+09:00', 70],
    ['the day before, in its last second', '2027-06-29T23:59:59.999+09:00', 70],
    ['on the day, at midnight', '2027-06-30T00:00:00+09:00', 50],
    ['just before the departure', '2027-06-30T08:59:59.999+09:00', 50],
    ['when the departure begins', '2027-06-30T09:00:00+09:00', null],
    ['long before', '2026-01-01T00:00:00+09:00', 100],
  ])('%s is that of its Seoul day', (_, at, percent) => {
    expect(percentAt(at)).toBe(percent)
  })

  it('uses Seoul midnight wherever the server is', () => {
    expect(percentAt('2027-05-31T14:59:59Z')).toBe(100)
    expect(percentAt('2027-05-31T15:00:00Z')).toBe(90)
  })

  it('is no refund after the last one, up to the departure', () => {
    const tiers = [{ days_before: 3, refund_percent: 100 }]
    expect(percentAt('2027-06-27T23:59:59.999+09:00', tiers)).toBe(100)
    expect(percentAt('2027-06-28T00:00:00+09:00', tiers)).toBe(0)
    expect(percentAt('2027-06-30T08:59:59+09:00', tiers)).toBe(0)
    expect(percentAt('2027-06-30T09:00:00+09:00', tiers)).toBeNull()
    expect(percentAt('2027-06-01T00:00:00+09:00', [])).toBe(0)
  })

  it('includes the instant at which it ends, whatever the order of the rules, equal ones merged', () => {
    const tiers = [
      { days_before: 0, refund_percent: 50 },
      { days_before: 10, refund_percent: 100 },
      { days_before: 5, refund_percent: 100 },
    ]
    expect(datedRules(tiers, departure).map(({ refund_percent, until }) => [refund_percent, until])).toEqual([
      [100, new Date('2027-06-26T00:00:00+09:00')],
      [50, new Date('2027-06-30T09:00:00+09:00')],
    ])
  })

  it('is, for any rules and any instant, the first whose days do not exceed the days left', () => {
    const someTiers = fc.uniqueArray(
      fc.record({ days_before: fc.integer({ min: 0, max: 60 }), refund_percent: fc.integer({ min: 0, max: 100 }) }),
      { selector: ({ days_before }) => days_before, maxLength: 6 },
    )
    const before = fc.integer({ min: 0, max: 70 * 86_400 })
    fc.assert(
      fc.property(someTiers, before, (tiers, seconds) => {
        const at = new Date(departsAt(departure).getTime() - seconds * 1000 - 1)
        const left = daysBetween(dayInSeoul(at), departure.date)
        const plain = tiers
          .toSorted((a, b) => b.days_before - a.days_before)
          .find(({ days_before }) => left >= days_before)
        expect(ruleAt(datedRules(tiers, departure), at)?.refund_percent).toBe(plain?.refund_percent ?? 0)
      }),
    )
  })
})

describe('the refund', () => {
  it('is rounded down to whole won and points, and the rest is retained', () => {
    expect(figuresOf(118_333, 1001, 85)).toEqual({
      refund_won: 100_583,
      fee_won: 17_750,
      refund_points: 850,
      lost_points: 151,
    })
    expect(figuresOf(0, 0, 70)).toEqual({ refund_won: 0, fee_won: 0, refund_points: 0, lost_points: 0 })
  })

  it('adds up: the parts of the points are exactly those of the order, and none is negative', () => {
    const orders = fc.record({
      points: fc.integer({ min: 0, max: 1_000_000 }),
      amounts: fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 20 }),
    })
    fc.assert(
      fc.property(orders, ({ points, amounts }) => {
        const shares = pointShares(
          { points },
          amounts.map((amount_won, at) => ({ id: `${at}`, amount_won })),
        )
        const parts = [...shares.values()]
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
