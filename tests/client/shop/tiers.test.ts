import { expect, test } from 'vitest'
import { spansOf } from '#src/sites/shop/catalog/parts/tiers'

const tiers = [
  { days_before: 0, refund_percent: 50 },
  { days_before: 30, refund_percent: 100 },
  { days_before: 8, refund_percent: 80 },
]

test('each tier is valid from the day after the previous one ends to its own last day', () => {
  expect(spansOf(tiers, '2027-05-31', '2027-03-02')).toEqual([
    { percent: 100, from: null, to: 30, first: null, last: '2027-05-01', past: false },
    { percent: 80, from: 29, to: 8, first: '2027-05-02', last: '2027-05-23', past: false },
    { percent: 50, from: 7, to: 0, first: '2027-05-24', last: '2027-05-31', past: false },
  ])
})

test('after the last tier there is no refund, from its first day to the departure', () => {
  expect(spansOf([{ days_before: 3, refund_percent: 100 }], '2027-01-02', '2026-12-01')).toEqual([
    { percent: 100, from: null, to: 3, first: null, last: '2026-12-30', past: false },
    { percent: 0, from: 2, to: 0, first: '2026-12-31', last: '2027-01-02', past: false },
  ])
  expect(spansOf([], '2027-01-02', '2026-12-01').map(({ percent }) => percent)).toEqual([0])
})

test('a tier whose last day is before today is past', () => {
  expect(spansOf(tiers, '2027-03-10', '2027-03-03').map(({ past }) => past)).toEqual([true, true, false])
})

test('without a chosen day the tiers have no dates', () => {
  expect(spansOf(tiers, null, '2027-03-02').every(({ first, last }) => first === null && last === null)).toBe(true)
})
