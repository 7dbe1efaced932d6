import { and, arrayContains, arrayOverlaps, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { FacetQuery } from '#contract/catalog'
import { type FilterName, filterNames } from '#contract/filters'
import { defaultRates, type Rates } from '#contract/money'
import type { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import { currentRates } from '#server/modules/settings/settings.service'
import { onSale } from './card.service'
import { product } from './catalog.table'
import { firstDay } from './departures.service'
import { isPriced, type PriceSpan } from './price.filter'
import { hasSeats, requestedDays } from './seats.filter'
import { type Wording, wordingOf } from './wording'
import { searchWords } from './words.service'

/** The search criteria, without sort and page. */
export type Wish = z.output<typeof FacetQuery>

/** The values that every filter of a request needs. */
export interface Ground {
  /** First Seoul day that can be booked. */
  first: string
  rates: Rates
  wording: Wording | null
}

/** Reads these values, each at most once: the wording of the words, and the rates if `priced` says that prices count. */
export async function groundOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wish: Wish,
  { priced = hasPrice(wish), written }: { priced?: boolean; written?: boolean | undefined } = {},
) {
  const [wording, rates] = await Promise.all([
    wordingOf(db, wish.lang, wish.q, written),
    priced ? currentRates(db) : defaultRates,
  ])
  return { first: firstDay(clock.now()), rates, wording } satisfies Ground
}

/** The price span of a wish. */
export const spanOf = ({ min, max, currency }: Wish): PriceSpan => ({ min: min ?? null, max: max ?? null, currency })
/** Whether prices count. */
export const hasPrice = ({ min, max }: Wish) => min !== undefined || max !== undefined

const fieldsOf: Record<FilterName, readonly (keyof Wish)[]> = {
  q: ['q'],
  category: ['category'],
  region: ['region'],
  days: ['from', 'to'],
  people: ['people'],
  price: ['min', 'max'],
  duration: ['duration'],
  rating: ['rating'],
  language: ['language'],
}

/** Returns the wish without one of its filters. */
export const without = (wish: Wish, name: FilterName): Wish => ({
  ...wish,
  ...Object.fromEntries(fieldsOf[name].map((field) => [field, undefined])),
})

const has = (wish: Wish, field: keyof Wish): boolean =>
  // A text of only punctuation is no filter.
  field === 'q' ? searchWords(wish.q ?? '').length > 0 : String(wish[field] ?? '') !== ''

/** Returns the filters that a wish has. */
export const filtersOf = (wish: Wish): FilterName[] =>
  filterNames.filter((name) => fieldsOf[name].some((field) => has(wish, field)))

/** The filters whose choices are counted. */
export const kinds = [
  'category',
  'region',
  'duration',
  'rating',
  'language',
  'price',
] as const satisfies readonly FilterName[]
export type Kind = (typeof kinds)[number]

/** A tag of a product, as the table derives it. */
export const tag = (kind: 'duration' | 'rating', value: string): string => `${kind}:${value}`

function withSeats({ from, to, people = 1 }: Wish, first: string): SQL | undefined {
  const days = requestedDays({ from, to }, first)
  if (!days) return undefined
  return days === 'past' ? sql`false` : hasSeats(days, people)
}

/** Products on sale that pass every filter of the wish (product §2).  */
export const passes = (wish: Wish, { first, rates, wording }: Ground): SQL | undefined =>
  and(
    onSale('shop'),
    wish.category && eq(product.category, wish.category),
    wish.region && eq(product.region, wish.region),
    wish.duration?.length
      ? arrayOverlaps(
          product.tags,
          wish.duration.map((each) => tag('duration', each)),
        )
      : undefined,
    wish.rating && arrayContains(product.tags, [tag('rating', wish.rating)]),
    wish.language?.length ? arrayOverlaps(product.languages, wish.language) : undefined,
    isPriced(spanOf(wish), rates),
    wish.people === undefined ? undefined : lte(product.min_travelers, wish.people),
    wish.q ? wording?.condition : undefined,
    withSeats(wish, first),
  )
