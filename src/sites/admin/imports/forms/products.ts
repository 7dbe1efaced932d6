import { categories, regions } from '#contract/catalog'
import { type Currency, currencies, unitOf } from '#contract/money'
import { productSites } from '#contract/product-desk'
import { productDefaults } from '#contract/product-fields'
import { optionalProductColumns, ProductRow, priceColumns, productColumns } from '#contract/product-import'
import type { Choice, SheetForm } from '#src/kits/desk/sheet/read-sheet'
import { usualLanguages } from '../../products/parts/usual-languages'
import { en } from '../locale/en'
import { ko } from '../locale/ko'
import { inBoth } from './both-texts'
import { namesOf } from './names'

export type ProductColumn = keyof ProductRow

/** The days of the week by number, Sunday first; 4 January 1970 was one. */
const weekdays: Choice[] = Array.from({ length: 7 }, (_, day) => {
  const at = new Date(Date.UTC(1970, 0, 4 + day))
  const named = (['short', 'long'] as const).map((weekday) =>
    ['en', 'ko'].map((language) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(at)),
  )
  return { code: String(day), names: named.flat() }
})

const languages: Choice[] = usualLanguages.map((code) => ({
  code,
  names: ['en', 'ko'].map((language) => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code),
}))

/** A price in the smallest unit of its currency, as the contract has it: cents for dollars. */
function amountIn(price: number | null, currency: string): number | null {
  if (price === null) return null
  const unit = unitOf(currencies.find((each) => each === currency) ?? productDefaults.currency)
  return Number((price * unit).toFixed(6))
}

/** A sheet of products in both languages. */
export async function loadForm(): Promise<SheetForm<ProductColumn, ProductRow>> {
  const [shop, desk, products] = await Promise.all([
    inBoth('shop'),
    inBoth('admin.reservations'),
    inBoth('admin.products'),
  ])
  const money: Record<Currency, 'krw' | 'usd'> = { KRW: 'krw', USD: 'usd' }
  return {
    columns: productColumns,
    optional: optionalProductColumns,
    names: namesOf(productColumns, en.products.column, ko.products.column),
    choices: {
      site: productSites.map((code) => ({ code, names: desk.map(({ site }) => site[code]) })),
      category: categories.map((code) => ({ code, names: shop.map(({ category }) => category[code]) })),
      region: regions.map((code) => ({ code, names: shop.map(({ region }) => region[code]) })),
      currency: currencies.map((code) => ({ code, names: products.map(({ fact }) => fact[money[code]]) })),
      languages,
      closed_weekdays: weekdays,
    },
    formats: Object.fromEntries(priceColumns.map((column) => [column, 'sheet.amount'])),
    schema: ProductRow,
    draft({ text, day, number, times, choice, choices }) {
      const currency = choice('currency') || productDefaults.currency
      const guided = choices('languages')
      const plain = ['name', 'summary', 'description', 'meeting_point', 'option_name'].flatMap((field) =>
        ['en', 'ko'].map((lang) => `${field}_${lang}` as ProductColumn),
      )
      return {
        ...Object.fromEntries(plain.map((column) => [column, text(column)])),
        site: choice('site'),
        category: choice('category'),
        region: choice('region'),
        currency,
        duration_minutes: number('duration_minutes') ?? productDefaults.duration_minutes,
        min_travelers: number('min_travelers') ?? productDefaults.min_travelers,
        languages: guided.length > 0 ? guided : productDefaults.languages,
        option_start_date: day('option_start_date'),
        option_end_date: day('option_end_date'),
        start_times: times('start_times'),
        closed_weekdays: choices('closed_weekdays').map(Number),
        capacity: number('capacity'),
        ...Object.fromEntries(priceColumns.map((column) => [column, amountIn(number(column), currency)])),
      } as Record<ProductColumn, unknown>
    },
  }
}
