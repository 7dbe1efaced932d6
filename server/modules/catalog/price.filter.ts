import { and, eq, gte, lte, or, type SQL } from 'drizzle-orm'
import { type Currency, convert, currencies, type Rates } from '#contract/money'
import { product } from './catalog.table'

/** A range of prices in the smallest unit of a currency, inclusive; null is open. */
export interface PriceSpan {
  min: number | null
  max: number | null
  currency: Currency
}

/** Returns the smallest amount of `from` that is shown as `least` or more in `to`. */
function firstShownAs(least: number, from: Currency, to: Currency, rates: Rates): number {
  const shown = (amount: number) => convert({ amount, currency: from }, to, rates).amount
  // Conversion rounds, so its inverse is only close: step to the exact edge.
  const perUnit = shown(1e12) / 1e12
  let amount = Math.max(0, Math.floor(least / perUnit) - 2)
  while (shown(amount) < least) amount += 1
  while (amount > 0 && shown(amount - 1) >= least) amount -= 1
  return amount
}

/** The highest price that a column can store. */
const dearest = 2_147_483_647

/**
 * Returns the prices in `from` that a reader of `span.currency` sees within the span: filters match what is shown (product §2).
 */
export function pricesSeenWithin({ min, max, currency }: PriceSpan, from: Currency, rates: Rates) {
  const first = (least: number) => (from === currency ? least : firstShownAs(least, from, currency, rates))
  const ends = { min: min === null ? null : first(min), max: max === null ? null : first(max + 1) - 1 }
  // Beyond every price: the column could not even be compared.
  if (ends.min !== null && ends.min > dearest) return { min: dearest, max: 0 }
  return { ...ends, max: ends.max === null ? null : Math.min(ends.max, dearest) }
}

/** Like `pricesSeenWithin`, as numbers for a statement that is built once. */
export function pricesWithin(span: PriceSpan, from: Currency, rates: Rates): { min: number; max: number } {
  const { min, max } = pricesSeenWithin(span, from, rates)
  return { min: min ?? 0, max: max ?? dearest }
}

/** Restricts products to those whose price is shown within the span, whatever their currency; undefined for an open span. */
export function isPriced(span: PriceSpan, rates: Rates): SQL | undefined {
  if (span.min === null && span.max === null) return undefined
  return or(
    ...currencies.map((currency) => {
      const { min, max } = pricesSeenWithin(span, currency, rates)
      return and(
        eq(product.currency, currency),
        min === null ? undefined : gte(product.price, min),
        max === null ? undefined : lte(product.price, max),
      )
    }),
  )
}
