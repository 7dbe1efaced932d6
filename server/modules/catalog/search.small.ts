import { and, type SQL, sql } from 'drizzle-orm'
import { mostFound, type Sort } from '#contract/catalog'
import type { Lang } from '#contract/languages'
import { type Given, statement } from '#server/db/statement'
import { onSale, textIn } from './card.service'
import { product, productText } from './catalog.table'
import { ordered, orders } from './search.pages'
import { nearness } from './search.words'
import { type FilterValues, hasWords, isSmall, narrowed, passesRest } from './small.filters'

interface SmallQuery extends FilterValues {
  lang: Lang
  limit: number
  offset: number
  /** Maximum number of products to read. */
  most: number
  /** The words, safe inside a pattern. */
  exacts: string[]
}

/**
 * Searches a small shop for any query, planned once per sort order; in a large shop it returns nothing, without searching. Most
 * similar first or sorted as requested, like `rankedPage`.
 */
export const searchedSmall = statement('search a small shop', (db, given: Given<SmallQuery>, sort: Sort) => {
  const pool = db
    .select({ ...ordered, name: productText.name, search: productText.search })
    .from(product)
    .innerJoin(productText, textIn(given.lang))
    .where(and(isSmall(db), passesRest(given), ...Object.values(narrowed(given))))
    .orderBy(...orders.recommended(product))
    .limit(given.most)
    .as('pool')
  const near: SQL = sql`(select sum(${nearness(sql`exact`, pool)}) from unnest(${given.exacts}::text[]) as exact) desc`
  const order = [...(sort === 'recommended' ? [near] : []), ...orders[sort](pool)]
  const page = sql`[${given.offset}::int + 1 : ${given.offset}::int + ${given.limit}::int]`
  const there = db
    .select({ id: product.id })
    .from(product)
    .innerJoin(productText, textIn(given.lang))
    .where(and(onSale('shop'), hasWords(given)))
  return db
    .select({
      small: isSmall(db),
      total: sql<number>`least(count(*), ${mostFound})::int`,
      ids: sql<string[] | null>`(array_agg(${pool.id} order by ${sql.join(order, sql`, `)}))${page}`,
      written: sql<boolean | null>`case when count(*) = 0 and ${isSmall(db)} then exists ${there} end`,
    })
    .from(pool)
})
