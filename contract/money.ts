import { intlCode, type LanguageCode } from './languages'
import { z } from './zod'

export const currencies = ['USD', 'KRW'] as const
export type Currency = (typeof currencies)[number]
export const Currency = z.enum(currencies)
/** Product §4, §9. */
export const defaultCurrency: Currency = 'USD'

/** An amount in the smallest unit of its currency: won, or US cents. Always an integer. */
export const Amount = z.number().check(z.int())
export const Money = z.object({ amount: Amount, currency: Currency })
export type Money = z.infer<typeof Money>

export const Rates = z.object({ krw_to_usd: z.number(), usd_to_krw: z.number() })
export type Rates = z.infer<typeof Rates>
/** Product §9. The two rates are not inverses: convert once, from the currency an option is priced in. */
export const defaultRates: Rates = { krw_to_usd: 0.0007, usd_to_krw: 1465 }

/** The placeholder of the won-per-dollar field (product §9). */
export const ratePlaceholder = 1500

const digits: Record<Currency, number> = { USD: 2, KRW: 0 }
/** How many smallest units make one: 100 cents, 1 won. */
export const unitOf = (currency: Currency): number => 10 ** digits[currency]
export const currencySymbol: Record<Currency, string> = { USD: '$', KRW: '₩' }

/** The amount in the smallest unit of `to`, rounded half up, converted once at the given rate. */
export function convert({ amount, currency }: Money, to: Currency, rates: Rates): Money {
  if (currency === to) return { amount, currency }
  const inUnits = amount / 10 ** digits[currency]
  const converted = inUnits * (to === 'KRW' ? rates.usd_to_krw : rates.krw_to_usd)
  // Binary fractions such as 0.0007 leave 1e-12 noise that would tip an exact half.
  return { amount: Math.round(Number((converted * 10 ** digits[to]).toFixed(6))), currency: to }
}

const shapes = {
  full: (fraction: number) => ({ minimumFractionDigits: fraction, maximumFractionDigits: fraction }),
  short: (fraction: number, amount: number) =>
    amount < 1000 && !Number.isInteger(amount)
      ? { minimumFractionDigits: fraction, maximumFractionDigits: fraction }
      : { notation: 'compact', maximumSignificantDigits: 3 },
  plain: (fraction: number) => ({ minimumFractionDigits: 0, maximumFractionDigits: fraction }),
} as const satisfies Record<string, (fraction: number, amount: number) => Intl.NumberFormatOptions>

/**
 * The amount with its sign and grouped digits, `$45.00` or `₩63,000`: the sign is set here because ICU varies it by language.
 * `short` is for narrow places, `$45`, `$36.40` or `₩63K`: from a thousand on it rounds to three digits; `plain` omits zero
 * decimals, `$45`.
 */
export function formatMoney(
  { amount, currency }: Money,
  language: LanguageCode,
  shape: keyof typeof shapes = 'full',
): string {
  const units = Math.abs(amount) / 10 ** digits[currency]
  const number = new Intl.NumberFormat(intlCode(language), shapes[shape](digits[currency], units)).format(units)
  return `${amount < 0 ? '−' : ''}${currencySymbol[currency]}${number}`
}
