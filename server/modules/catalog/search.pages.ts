import { asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mostFound, type Sort } from '#contract/catalog'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import { textIn } from './card.service'
import { product, productText } from './catalog.table'
import { nearest, type Word } from './search.words'

/** How many of the products that have the words are ranked by how near they are, and counted. */
export const mostMatched = 200

/** The products of a page, and how many there are on all of them. */
export interface Hits {
  total: number
  ids: string[] | null
}

/** Which page, as values or as what is given with every call. */
export interface Window {
  limit: number | Placeholder
  offset: number | Placeholder
}

const { id, popularity, price_won, rating_sum, rating_count, created_at } = product
/** What products are ordered by. */
export const ordered = { id, popularity, price_won, rating_sum, rating_count, created_at }
/** The columns that products are ordered by, of their table or of a pool out of it. */
type Ordered = Record<keyof typeof ordered, PgColumn>

/** Each order, to its last tie. */
export const orders: Record<Sort, (of: Ordered) => SQL[]> = {
  recommended: ({ popularity, id }) => [sql`${popularity} desc`, sql`${id}`],
  price_asc: ({ price_won, id }) => [asc(price_won), asc(id)],
  price_desc: ({ price_won, id }) => [desc(price_won), desc(id)],
  rating: ({ rating_sum, rating_count, id }) => [
    sql`(${rating_sum}::float / nullif(${rating_count}, 0)) desc nulls last`,
    asc(id),
  ],
  newest: ({ created_at, id }) => [desc(created_at), asc(id)],
}

/** A page of the products that pass, in the order wanted; one query. */
export function browsePage(db: Db, condition: SQL | undefined, sort: Sort, { limit, offset }: Window) {
  const some = () => db.select({ id: product.id }).from(product).where(condition)
  const page = some()
    .orderBy(...orders[sort](product))
    .limit(limit)
    .offset(offset)
  // As far as anybody leafs: counting on would cost more than all the rest.
  const counted = some().limit(mostFound).as('counted')
  return db.select({ total: sql<number>`count(*)::int`, ids: sql<string[] | null>`array(${page})` }).from(counted)
}

interface Ranking {
  lang: Lang | Placeholder
  condition: SQL | undefined
  words: readonly Word[]
  sort: Sort
}

/**
 * A page of the products that have the words: nearest first, or as the person wants them sorted. Of more than `mostMatched`
 * the most popular are ranked, so the less of them are looked at the more usual a word is. One query.
 */
export function rankedPage(db: Db, { lang, condition, words, sort }: Ranking, { limit, offset }: Window) {
  const pool = db
    .select({ ...ordered, name: productText.name, search: productText.search })
    .from(product)
    .innerJoin(productText, textIn(lang))
    .where(condition)
    .orderBy(...orders.recommended(product))
    .limit(mostMatched)
    .as('pool')
  const order = [...(sort === 'recommended' ? [nearest(words, pool)] : []), ...orders[sort](pool)]
  const page = sql`[${offset}::int + 1 : ${offset}::int + ${limit}::int]`
  return db
    .select({
      total: sql<number>`count(*)::int`,
      ids: sql<string[] | null>`(array_agg(${pool.id} order by ${sql.join(order, sql`, `)}))${page}`,
    })
    .from(pool)
}
