import { asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mostFound, type Sort } from '#contract/catalog'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import { textIn } from './card.service'
import { product, productText } from './catalog.table'
import { nearest, type Word } from './search.words'

/** How many matching products are ranked by similarity, and counted. */
export const mostMatched = 200

/** The products of one page, and the total of all pages. */
export interface Hits {
  total: number
  ids: string[] | null
}

/** The page, as values or as placeholders set with each call. */
export interface Window {
  limit: number | Placeholder
  offset: number | Placeholder
}

const { id, popularity, price_won, rating_sum, rating_count, created_at } = product
/** The columns that products are sorted by. */
export const ordered = { id, popularity, price_won, rating_sum, rating_count, created_at }
/** The sort columns, of the table or of a pool selected from it. */
type Ordered = Record<keyof typeof ordered, PgColumn>

/** Each sort order, down to the last tie. */
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

/** Returns one page of the products that match the condition, sorted; one query. */
export function browsePage(db: Db, condition: SQL | undefined, sort: Sort, { limit, offset }: Window) {
  const some = () => db.select({ id: product.id }).from(product).where(condition)
  const page = some()
    .orderBy(...orders[sort](product))
    .limit(limit)
    .offset(offset)
  // Counts only as far as pages are shown: counting on would cost more than everything else.
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
 * Returns one page of the products that match the words, most similar first or sorted as requested. Of more than `mostMatched`
 * only the most popular are ranked, so the more common a word is, the smaller the part that is read. One query.
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
