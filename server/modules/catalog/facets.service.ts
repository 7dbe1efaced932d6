import { type SQL, sql } from 'drizzle-orm'
import { categories, mostFound, regions } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import { durations, priceSteps, ratings } from '#contract/filters'
import { languageCodes } from '#contract/languages'
import type { search } from '#contract/search'
import type { Deps } from '#server/deps'
import { currentRates } from '#server/modules/settings/settings.service'
import { recommended } from './card.service'
import { product } from './catalog.table'
import { firstDay } from './departures.service'
import { countedSmall } from './facets.small'
import { filtersOf, type Ground, groundOf, type Kind, kinds, passes, spanOf, tag, type Wish, without } from './filters'
import { isPriced, pricesWithin } from './price.filter'
import { mostMatched } from './search.pages'
import { requestedDays } from './seats.filter'
import { valuesOf } from './small.filters'
import { searchWords } from './words.service'

/**
 * Maximum number of products read to count the choices of one filter: more than a search page can reach, so exact except in
 * very large shops.
 */
const mostCounted = 1000

interface Row extends Record<string, unknown> {
  kind: Kind | 'pool'
  value: string
  count: number
}

interface Counts {
  rows: readonly Row[]
  /** Whether the counts cover all products, not just those read. */
  exact: boolean
}

/** The price bands of a currency, inclusive. */
const bandsOf = (currency: Wish['currency']) => {
  const steps: readonly number[] = priceSteps[currency]
  return [null, ...steps].map((min, at) => ({ min, max: steps[at] ?? null }))
}

/** Returns the counts of a small shop; undefined if the words need another kind of search, or the shop is large. */
async function smallCounts({ db, clock }: Pick<Deps, 'db' | 'clock'>, wish: Wish): Promise<Counts | undefined> {
  const days = requestedDays(wish, firstDay(clock.now()))
  if (days === 'past') return undefined
  const rates = await currentRates(db)
  const words = searchWords(wish.q ?? '')
  const bands = bandsOf(wish.currency).map((band) => ({ ...band, currency: wish.currency }))
  const dollars = bands.map((band) => pricesWithin(band, 'USD', rates))
  const won = bands.map((band) => pricesWithin(band, 'KRW', rates))
  const rows = await countedSmall(db, {
    lang: wish.lang,
    ...valuesOf(wish, words, days, rates),
    bandsFromUSD: dollars.map(({ min }) => min),
    bandsToUSD: dollars.map(({ max }) => max),
    bandsFromKRW: won.map(({ min }) => min),
    bandsToKRW: won.map(({ max }) => max),
  })
  const pools = rows.filter(({ kind, count }) => kind === 'pool' && count > 0)
  // Empty: the shop is large, or nothing has these words.
  if (pools.length === 0) return undefined
  // A search by words reads no more than `mostMatched`: larger counts are left to the general statement.
  if (words.length > 0 && pools.some(({ count }) => count >= mostMatched)) return undefined
  return { rows, exact: true }
}

/** Returns the name of the pool in which the choices of a filter are counted: a filter does not narrow its own choices. */
const poolOf = (wish: Wish, kind: Kind) => (filtersOf(wish).includes(kind) ? kind : 'base')

const tagCounts = (kind: 'duration' | 'rating', pool: SQL) => sql`
  select ${kind}::text, substr(tag, ${tag(kind, '').length + 1}), count(*)::int from ${pool}, unnest(tags) as tag
  where tag like ${`${tag(kind, '')}%`} group by 2`

/** The counts of each kind, as a query over its pool. */
const countsOf: Record<Kind, (pool: SQL, wish: Wish, ground: Ground) => SQL> = {
  category: (pool) => sql`select 'category', category, count(*)::int from ${pool} group by 2`,
  region: (pool) => sql`select 'region', region, count(*)::int from ${pool} group by 2`,
  duration: (pool) => tagCounts('duration', pool),
  rating: (pool) => tagCounts('rating', pool),
  language: (pool) =>
    sql`select 'language', language, count(*)::int from ${pool}, unnest(languages) as language group by 2`,
  price: (pool, { currency }, { rates }) =>
    sql.join(
      bandsOf(currency).map(
        ({ min, max }, at) =>
          sql`select 'price', ${String(at)}, count(*)::int from ${pool} as product where ${isPriced({ min, max, currency }, rates)}`,
      ),
      sql` union all `,
    ),
}

/** Returns the counts of a shop of any size, with a statement built for the wish. */
async function countsOfWish(deps: Pick<Deps, 'db' | 'clock'>, wish: Wish): Promise<Counts> {
  const { db } = deps
  const ground = await groundOf(deps, wish, { priced: true })
  const most = ground.wording ? mostMatched : mostCounted
  const { category, region, tags, languages, price, currency } = product
  const pool = (of: Wish) =>
    db
      .select({ category, region, tags, languages, price, currency })
      .from(product)
      .where(passes(of, ground))
      .orderBy(...recommended)
      .limit(most)
  const pools = new Map<string, Wish>([['base', wish]])
  for (const kind of kinds) if (poolOf(wish, kind) === kind) pools.set(kind, without(wish, kind))
  const named = (name: string) => sql.identifier(`pool_${name}`)
  const { rows } = await db.execute<Row>(sql`
    with ${sql.join(
      [...pools].map(([name, of]) => sql`${named(name)} as materialized ${pool(of)}`),
      sql`, `,
    )}
    select 'pool' as kind, 'base' as value, count(*)::int as count from ${named('base')}
    ${sql.join(
      [...pools.keys()]
        .slice(1)
        .map((name) => sql`union all select 'pool', ${name}, count(*)::int from ${named(name)}`),
      sql` `,
    )}
    union all ${sql.join(
      kinds.map((kind) => countsOf[kind](sql`${named(poolOf(wish, kind))}`, wish, ground)),
      sql` union all `,
    )}`)
  const sizes = rows.filter(({ kind }) => kind === 'pool')
  return { rows, exact: sizes.every(({ count }) => count < most) }
}

/**
 * Counts how many products each choice of a filter would find, with all other filters unchanged. One statement (plus those for
 * words and rates) whatever the number of products, or two in a large shop: beyond `mostCounted` only the most popular products
 * are counted, and `exact` is false.
 */
export async function countFacets(deps: Pick<Deps, 'db' | 'clock'>, wish: Wish): Promise<Data<typeof search.facets>> {
  const { rows, exact } = (await smallCounts(deps, wish)) ?? (await countsOfWish(deps, wish))
  const countOf = (kind: Row['kind'], value: string) =>
    rows.find((row) => row.kind === kind && row.value === value)?.count ?? 0
  const choices = <T extends string>(kind: Kind, values: readonly T[]) =>
    values.map((value) => ({ value, count: countOf(kind, value) }))
  return {
    total: Math.min(countOf('pool', 'base'), mostFound),
    exact,
    categories: choices('category', categories),
    regions: choices('region', regions),
    durations: choices('duration', durations),
    ratings: choices('rating', ratings),
    languages: choices('language', languageCodes).filter(
      ({ value, count }) => count > 0 || wish.language?.includes(value),
    ),
    prices: bandsOf(spanOf(wish).currency).map((band, at) => ({ ...band, count: countOf('price', String(at)) })),
  }
}
