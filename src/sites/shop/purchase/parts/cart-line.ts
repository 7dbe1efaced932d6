import type { CartItem } from '#contract/cart'
import { type Currency, convert, currencySymbol, type Money, type Rates } from '#contract/money'

/** The values that the cart shows for a line besides the server's (product §3). */
export interface CartLine {
  name: string
  /** The period in which the option is available: `YY.MM.DD ~ YY.MM.DD`. */
  period: string
  currency: Currency
  currency_symbol: string
  /** Sum of price × quantity, in the smallest unit of the currency. */
  total_option_price: number
  travelers: number
  is_selected: boolean
}

/** `2026-05-03` as `26.05.03`. */
const shortDay = (day: string) => day.slice(2).replaceAll('-', '.')

/** Derives the values of a cart line (product §3); it is unselected at first. */
export function cartLine(item: CartItem, is_selected = false): CartLine {
  const { options } = item
  const days = options.flatMap(({ ProductOption: { option_start_date, option_end_date } }) => [
    option_start_date,
    option_end_date,
  ])
  const [first = '', last = ''] = [days.toSorted()[0], days.toSorted().at(-1)]
  const currency: Currency = options[0]?.currency === 'USD' ? 'USD' : 'KRW'
  return {
    name: item.product_name,
    period: days.length > 0 ? `${shortDay(first)} ~ ${shortDay(last)}` : '',
    currency,
    currency_symbol: currencySymbol[currency],
    total_option_price: options.reduce((sum, { quantity, ProductOption: { price } }) => sum + price * quantity, 0),
    travelers: options.reduce((sum, { quantity }) => sum + quantity, 0),
    is_selected: is_selected && isSelectable(item),
  }
}

/** Only lines that can still be reserved can be selected. */
export const isSelectable = ({ status }: Pick<CartItem, 'status'>): boolean => status === 'available'

/** Whether a sold-out line still has seats for a smaller party that the product accepts. */
export const hasSomeSeats = ({ status, seats_left, min_travelers }: CartItem): boolean =>
  status === 'sold_out' && seats_left >= Math.max(1, min_travelers)

/** The price of the selected lines: by the currency they are priced in, and in total, each line converted once. */
export function cartTotals(lines: readonly CartLine[], as: Currency, rates: Rates): { parts: Money[]; all: Money } {
  const selected = lines.filter(({ is_selected }) => is_selected)
  const sum = (some: readonly Money[]) => some.reduce((total, { amount }) => total + amount, 0)
  const moneyOf = ({ total_option_price, currency }: CartLine): Money => ({ amount: total_option_price, currency })
  const parts = (['USD', 'KRW'] as const).flatMap((currency) => {
    const some = selected.filter((line) => line.currency === currency).map(moneyOf)
    return some.length > 0 ? [{ amount: sum(some), currency }] : []
  })
  return { parts, all: { amount: sum(selected.map((line) => convert(moneyOf(line), as, rates))), currency: as } }
}
