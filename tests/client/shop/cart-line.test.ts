import { expect, test } from 'vitest'
import type { CartItem, CartOption } from '#contract/cart'
import { cartLine, cartTotals } from '#src/sites/shop/purchase/parts/cart-line'

const rates = { krw_to_usd: 0.0007, usd_to_krw: 1465 }

const option = (band: CartOption['band'], quantity: number, price: number, currency: 'USD' | 'KRW' = 'KRW') => ({
  band,
  quantity,
  currency,
  ProductOption: {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Morning',
    option_start_date: '2026-05-03',
    option_end_date: '2027-01-31',
    price,
  },
})

const item = (options: CartOption[], change: Partial<CartItem> = {}): CartItem => ({
  id: '00000000-0000-4000-8000-000000000002',
  product_id: 'palace',
  product_name: 'Palace by night',
  picture: { src: '/media/palace', width: 4, height: 3, widths: [4], color: '#000000', alt: '' },
  date: '2026-06-01',
  start_time: '09:00',
  min_travelers: 2,
  status: 'available',
  seats_left: 10,
  price_before: null,
  options,
  ...change,
})

test('a cart line derives name, period, sign, total and selection (product §3)', () => {
  expect(cartLine(item([option('adult', 2, 59_300), option('child', 1, 40_000)]))).toEqual({
    name: 'Palace by night',
    period: '26.05.03 ~ 27.01.31',
    currency: 'KRW',
    currency_symbol: '₩',
    total_option_price: 158_600,
    travelers: 3,
    is_selected: false,
  })
})

test('the sign is $ where the first option is priced in USD, otherwise ₩ (product §3)', () => {
  expect(cartLine(item([option('adult', 1, 8900, 'USD')])).currency_symbol).toBe('$')
  expect(cartLine(item([option('adult', 1, 8900, 'KRW')])).currency_symbol).toBe('₩')
  expect(cartLine(item([])).currency_symbol).toBe('₩')
})

test.each(['expired', 'sold_out', 'closed'] as const)('a line that is %s cannot be selected', (status) => {
  expect(cartLine(item([option('adult', 2, 100)], { status }), true).is_selected).toBe(false)
  expect(cartLine(item([option('adult', 2, 100)]), true).is_selected).toBe(true)
})

test('the totals count selected lines only, by currency, and convert each line once from its own currency', () => {
  const won = item([option('adult', 2, 50_001)])
  const dollars = item([option('adult', 2, 8900, 'USD')])
  const lines = [cartLine(won, true), cartLine(dollars, true), cartLine(won, false)]
  expect(cartTotals(lines, 'KRW', rates)).toEqual({
    parts: [
      { amount: 17_800, currency: 'USD' },
      { amount: 100_002, currency: 'KRW' },
    ],
    all: { amount: 260_770 + 100_002, currency: 'KRW' },
  })
  expect(cartTotals(lines, 'USD', rates).all).toEqual({ amount: 17_800 + 7000, currency: 'USD' })
  expect(cartTotals([], 'USD', rates)).toEqual({ parts: [], all: { amount: 0, currency: 'USD' } })
})
