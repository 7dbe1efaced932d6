import { describe, expect, test } from 'vitest'
import { PaymentForm } from '#src/kits/booking/payment-form'
import { shownText } from '#src/kits/booking/shown-text'
import { aboutIn } from '#src/sites/shop/purchase/parts/about-in'
import { givenIn } from '#src/sites/shop/purchase/parts/given'
import { wordingOf } from '#src/sites/shop/purchase/parts/payment-codes'
import { peopleOf, samePeople, TravelerForm } from '#src/sites/shop/purchase/parts/traveler-form'

test('the approximate price of an order is converted line by line from each price’s currency, never back from won', () => {
  const rates = { krw_to_usd: 0.0007, usd_to_krw: 1465 }
  const price_lines = [
    { kind: 'item', label: '', quantity: 2, unit: { amount: 8900, currency: 'USD' }, amount: 260_770 },
    { kind: 'coupon', label: '', quantity: 1, unit: null, amount: -20_000 },
  ] as const
  expect(aboutIn({ price_lines: [...price_lines], rates }, 'USD')).toEqual({ amount: 17_800 - 1400, currency: 'USD' })
  expect(aboutIn({ price_lines: [...price_lines], rates }, 'KRW')).toEqual({ amount: 240_770, currency: 'KRW' })
})

describe('the parameters from a payment window', () => {
  const search = (query: string) => new URLSearchParams(query)

  test('all three parameters make a confirmation, the amount as a number (product §5)', () => {
    expect(givenIn(search('paymentKey=k1&orderId=NR270302-ABCDEFGH23&amount=118600'))).toEqual({
      given: { paymentKey: 'k1', orderId: 'NR270302-ABCDEFGH23', amount: 118_600 },
      missing: [],
    })
  })

  test.each([
    ['', ['paymentKey', 'orderId', 'amount']],
    ['paymentKey=k&amount=1', ['orderId']],
    ['paymentKey=k&orderId=NR270302-ABCDEFGH23&amount=', ['amount']],
    ['paymentKey=k&orderId=NR270302-ABCDEFGH23&amount=1e99x', ['amount']],
    ['paymentKey=k&orderId=a%20b&amount=-1', ['orderId', 'amount']],
  ])('of "%s" report what is missing', (query, missing) => {
    expect(givenIn(search(query))).toEqual({ given: null, missing })
  })

  test('text from an address is truncated and stripped of invisible characters', () => {
    expect(shownText(search(`code=${'x'.repeat(99)}`), 'code', 60)).toHaveLength(60)
    expect(shownText(new URLSearchParams({ code: `${'x'.repeat(59)}😀` }), 'code', 60)).toBe('x'.repeat(59))
    expect(shownText(new URLSearchParams({ code: ' a\u0000b\u202Ec ' }), 'code', 60)).toBe('a b c')
    expect(shownText(search(''), 'code', 60)).toBe('')
  })

  test('known codes have our own wording, names of object members are among the unknown', () => {
    expect(wordingOf('PAY_PROCESS_CANCELED')).toBe('cancelled')
    expect(wordingOf('payment.amountMismatch')).toBe('amount')
    expect(wordingOf('constructor')).toBe('unknown')
    expect(wordingOf('')).toBe('unknown')
  })
})

describe('the travelers of a booking', () => {
  const person = (band: 'adult' | 'child', name: string) => ({ band, name, birthday: '1990-04-25', nationality: 'SE' })
  const line = (band: 'adult' | 'child', quantity: number) =>
    ({ band, quantity, option_name: '', price: 1, currency: 'KRW' }) as const

  test('there is one entry for each person of each age band, with known data filled in', () => {
    const people = peopleOf({ lines: [line('adult', 2), line('child', 1)], travelers: [person('child', 'Bo')] })
    expect(people.map(({ band, name }) => [band, name])).toEqual([
      ['adult', ''],
      ['adult', ''],
      ['child', 'Bo'],
    ])
  })

  test('the same people are reused band by band, and travelers without a counterpart stay', () => {
    const first = [person('adult', 'Mia'), person('child', 'Bo')]
    const here = [person('child', ''), person('adult', ''), person('adult', 'Ann')]
    expect(samePeople(here, first).map(({ name }) => name)).toEqual(['Bo', 'Mia', 'Ann'])
  })

  test.each([
    ['KR', 'M12345678', true],
    ['KR', 'X1', false],
    ['SE', 'AA1234567', true],
    ['SE', 'AA-12', false],
    ['SE', '', true],
  ])('a passport number has the form of its country (product §5): %s %s', (nationality, passport_number, fits) => {
    const who = { representative_name: 'M', email: 'm@people.test', contact: '01012345678', nationality }
    expect(TravelerForm.safeParse({ ...who, passport_number, bookings: [] }).success).toBe(fits)
  })
})

test('a payment method must be chosen, and a transfer names who sends the money (product §5)', () => {
  const agreed = { agree_terms: true, agree_privacy: true }
  const wrong = (form: object) =>
    PaymentForm.safeParse({ ...agreed, account_holder: '', ...form }).error?.issues.map(({ message }) => message)
  expect(wrong({})).toEqual(['validation.paymentMethod'])
  expect(wrong({ payment_method: 'transfer' })).toEqual(['booking.depositorRequired'])
  expect(wrong({ payment_method: 'card' })).toBeUndefined()
  expect(wrong({ payment_method: 'card', agree_terms: false })).toEqual(['validation.terms'])
})
