import { type SQL, sql } from 'drizzle-orm'
import { categories, mostFound, regions } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import { durations, type FilterName, priceSteps, ratings } from '#contract/filters'
import { languageCodes } from '#contract/languages'
import type { search } from '#contract/search'
import type { Deps } from '#server/deps'
import { recommended } from './card.service'
import { product } from './catalog.table'
import { filtersOf, type Ground, groundOf, passes, spanOf, tag, type Wish, without } from './filters'
import { isPriced } from './price.filter'
import { mostMatched } from './search.pages'

/** How many products are looked at to count the choices of one filter: more than a search page leads to, so exact for all but giants. */
const mostCounted = 1000

const kinds = ['category', 'region', 'duration', 'rating', 'language', 'price'] as const satisfies readonly FilterName[]
type Kind = (typeof kinds)[number]

interface Row extends Record<string, unknown> {
  kind: Kind | 'pool'
  value: string
  count: number
}

/** The price bands of a currency, both ends included. */
const bandsOf = (currency: Wish['currency']) => {
  const steps: readonly number[] = priceSteps[currency]
  return [null, ...steps].map((min, at) => ({ min, max: steps[at] ?? null }))
}

/** The name of the pool in which the choices of a filter are counted: the filter itself does not narrow its own. */
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

/**
 * How many products each choice of a filter would bring, all other filters as they are. One statement (and those of words
 * and rates) however many products there are: beyond `mostCounted` of them only the most popular are looked at, and
 * `exact` is false.
 */
export async function countFacets(deps: Pick<Deps, 'db' | 'clock'>, wish: Wish): Promise<Data<typeof search.facets>> {
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
  const countOf = (kind: Row['kind'], value: string) =>
    rows.find((row) => row.kind === kind && row.value === value)?.count ?? 0
  const choices = <T extends string>(kind: Kind, values: readonly T[]) =>
    values.map((value) => ({ value, count: countOf(kind, value) }))
  return {
    total: Math.min(countOf('pool', 'base'), mostFound),
    exact: [...pools.keys()].every((name) => countOf('pool', name) < most),
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
