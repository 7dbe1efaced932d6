import { expect, test } from 'vitest'
import { type Currency, formatMoney } from '#contract/money'

test.each<[number, Currency, string]>([
  [3640, 'USD', '$36.40'],
  [4500, 'USD', '$45'],
  [123_456, 'USD', '$1.23K'],
  [63_000, 'KRW', '₩63K'],
  [900, 'KRW', '₩900'],
])('in narrow places %i of %s is written as %s: cents have two digits or none', (amount, currency, shown) => {
  expect(formatMoney({ amount, currency }, 'en', 'short')).toBe(shown)
})
