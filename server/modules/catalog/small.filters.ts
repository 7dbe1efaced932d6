import { and, type SQL, sql } from 'drizzle-orm'
import type { DaySpan } from '#contract/days'
import type { Currency, Rates } from '#contract/money'
import type { Db } from '#server/db/connect'
import type { Given } from '#server/db/statement'
import { onSale } from './card.service'
import { product, productText } from './catalog.table'
import { type Kind, spanOf, tag, type Wish } from './filters'
import { pricesWithin } from './price.filter'
import { patternsOf } from './search.words'
import { hasSeats } from './seats.filter'
import type { SearchWord } from './words.service'

/** With fewer products than this on sale, one plan suits all queries. */
export const smallShop = 1000
/** Whether few products are on sale; evaluated once per query, and reads at most `smallShop` rows. */
export function isSmall(db: Db): SQL<boolean> {
  const some = db.select({ id: product.id }).from(product).where(onSale('shop')).limit(smallShop).as('some')
  return sql<boolean>`(select count(*) < ${smallShop} from ${some})`
}

/** Every filter of a wish as a value for a statement that is built once; null for an absent filter. */
export interface FilterValues extends Record<`${'min' | 'max'}${Currency}`, number | null> {
  category: string | null
  region: string | null
  durations: string[] | null
  rating: string | null
  languages: readonly string[] | null
  people: number | null
  from: string | null
  to: string | null
  patterns: string[]
}

const pricesOf = (wish: Wish, currency: Currency, rates: Rates) => {
  const span = spanOf(wish)
  const isOpen = span.min === null && span.max === null
  return isOpen ? { min: null, max: null } : pricesWithin(span, currency, rates)
}

/** Returns the filter values of a wish; its words and days are passed separately, already parsed. */
export function valuesOf(wish: Wish, words: readonly SearchWord[], days: DaySpan | null, rates: Rates): FilterValues {
  const dollars = pricesOf(wish, 'USD', rates)
  const won = pricesOf(wish, 'KRW', rates)
  return {
    category: wish.category ?? null,
    region: wish.region ?? null,
    durations: wish.duration?.length ? wish.duration.map((each) => tag('duration', each)) : null,
    rating: wish.rating ? tag('rating', wish.rating) : null,
    languages: wish.language?.length ? wish.language : null,
    people: wish.people ?? null,
    from: days?.from ?? null,
    to: days?.to ?? null,
    patterns: patternsOf(words),
    minUSD: dollars.min,
    maxUSD: dollars.max,
    minKRW: won.min,
    maxKRW: won.max,
  }
}

type Of = Given<FilterValues>

/** The filters whose choices are counted, each as a separate condition. */
export const narrowed = (of: Of): Record<Kind, SQL<boolean>> => ({
  category: sql<boolean>`(${of.category}::text is null or ${product.category} = ${of.category}::text)`,
  region: sql<boolean>`(${of.region}::text is null or ${product.region} = ${of.region}::text)`,
  duration: sql<boolean>`(${of.durations}::text[] is null or ${product.tags} && ${of.durations}::text[])`,
  rating: sql<boolean>`(${of.rating}::text is null or ${of.rating}::text = any(${product.tags}))`,
  language: sql<boolean>`(${of.languages}::text[] is null or ${product.languages} && ${of.languages}::text[])`,
  price: sql<boolean>`(${of.minKRW}::int is null
    or (${product.currency} = 'KRW' and ${product.price} between ${of.minKRW}::int and ${of.maxKRW}::int)
    or (${product.currency} = 'USD' and ${product.price} between ${of.minUSD}::int and ${of.maxUSD}::int))`,
})

/** Whether a text contains all words exactly. */
export const hasWords = (of: Pick<Of, 'patterns'>): SQL<boolean> =>
  sql`(' ' || ${productText.search}) like all (${of.patterns}::text[])`

/** Filters by travelers and days. */
export const withSeats = (of: Of): SQL | undefined =>
  and(
    sql`(${of.people}::int is null or ${product.min_travelers} <= ${of.people}::int)`,
    sql`(${of.from}::date is null or ${hasSeats(of, sql`coalesce(${of.people}::int, 1)`)})`,
  )

/** All filters except the counted ones. */
export const passesRest = (of: Of): SQL | undefined => and(onSale('shop'), hasWords(of), withSeats(of))
