import { and, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import { type Given, statement } from '#server/db/statement'
import { textIn } from './card.service'
import { product, productText } from './catalog.table'
import { type Kind, kinds, tag } from './filters'
import { type FilterValues, isSmall, narrowed, passesRest } from './small.filters'

/** The price bands of the reader's currency, in each currency that products are priced in; inclusive. */
export interface BandValues {
  bandsFromUSD: number[]
  bandsToUSD: number[]
  bandsFromKRW: number[]
  bandsToKRW: number[]
}

interface FacetQuery extends FilterValues, BandValues {
  lang: Lang
}

const column = (kind: Kind) => sql.identifier(`passes_${kind}`)

/** Products of the pool that pass every counted filter except this one. */
const passOthers = (kind?: Kind): SQL =>
  sql.join(
    kinds.filter((each) => each !== kind).map((each) => sql`${column(each)}`),
    sql` and `,
  )

/** Counts choices stored as tags: a product can have several, each with its kind before the value. */
const tagged = (kind: 'duration' | 'rating') => sql`
  select ${sql.raw(`'${kind}'`)}, substr(tag, ${sql.raw(String(tag(kind, '').length + 1))}), count(*)::int
  from pool, unnest(tags) as tag where ${passOthers(kind)} and starts_with(tag, ${sql.raw(`'${tag(kind, '')}'`)}) group by 2`

const one = (kind: 'category' | 'region') => sql`
  select ${sql.raw(`'${kind}'`)}, ${sql.identifier(kind)}, count(*)::int from pool where ${passOthers(kind)} group by 2`

/**
 * Counts how many products of a small shop each choice would find; planned once for all queries. Rows of `pool` give the number
 * of products in which the choices of a filter were counted, `base` the number with all filters. In a large shop it returns
 * nothing, without searching.
 */
export const countedSmall = statement('count a small shop', (db, given: Given<FacetQuery>) => {
  const pool = db
    .select({
      category: product.category,
      region: product.region,
      tags: product.tags,
      languages: product.languages,
      price: product.price,
      currency: product.currency,
      ...Object.fromEntries(
        Object.entries(narrowed(given)).map(([kind, passes]) => [`passes_${kind}`, passes.as(`passes_${kind}`)]),
      ),
    })
    .from(product)
    .innerJoin(productText, textIn(given.lang))
    .where(and(isSmall(db), passesRest(given)))
  const band = sql`unnest(${given.bandsFromUSD}::int[], ${given.bandsToUSD}::int[], ${given.bandsFromKRW}::int[],
    ${given.bandsToKRW}::int[]) with ordinality as band (from_usd, to_usd, from_krw, to_krw, at)`
  const counted = sql`(
    with pool as materialized ${pool}
    select 'pool' as kind, 'base' as value, (count(*) filter (where ${passOthers()}))::int as count from pool
    ${sql.join(
      kinds.map(
        (kind) =>
          sql`union all select 'pool', ${sql.raw(`'${kind}'`)}, (count(*) filter (where ${passOthers(kind)}))::int from pool`,
      ),
      sql` `,
    )}
    union all ${one('category')}
    union all ${one('region')}
    union all ${tagged('duration')}
    union all ${tagged('rating')}
    union all select 'language', language, count(*)::int from pool, unnest(languages) as language
      where ${passOthers('language')} group by 2
    union all select 'price', (at - 1)::text, count(*)::int from pool, ${band}
      where ${passOthers('price')} and ((currency = 'USD' and price between from_usd and to_usd)
        or (currency = 'KRW' and price between from_krw and to_krw)) group by 2
  ) as counted`
  return db
    .select({ kind: sql<Kind | 'pool'>`kind`, value: sql<string>`value`, count: sql<number>`count` })
    .from(counted)
})
