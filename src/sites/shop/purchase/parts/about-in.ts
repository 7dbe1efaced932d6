import { type Currency, convert, type Money } from '#contract/money'
import type { Order } from '#contract/order'

/**
 * The approximate cost of an order in a currency: each line is converted once, from the currency it is priced in, at the order's
 * own rates. The rates are not inverses of each other, so won that came from dollars must not be converted back.
 */
export function aboutIn({ price_lines, rates }: Pick<Order, 'price_lines' | 'rates'>, currency: Currency): Money {
  const amount = price_lines.reduce((sum, { unit, quantity, amount: won }) => {
    const priced: Money = unit
      ? { amount: unit.amount * quantity, currency: unit.currency }
      : { amount: won, currency: 'KRW' }
    return sum + convert(priced, currency, rates).amount
  }, 0)
  return { amount, currency }
}
