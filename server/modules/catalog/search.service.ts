import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type catalog, mostFound, type SearchQuery, type Sort } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { cardOf, cards, onSale, recommended } from './card'
import { product, productText } from './catalog.table'
import { groundOf, passes } from './filters'
import { nearest, type Wording } from './wording'

type Found = Data<typeof catalog.list>
type Query = z.output<typeof SearchQuery>

/** How many of the products that have the words are ranked by how near they are, and counted. */
export const mostMatched = 200

const stars = sql`(${product.rating_sum}::float / nullif(${product.rating_count}, 0)) desc nulls last`
const orders: Record<Sort, SQL[]> = {
  recommended: recommended.map((each) => sql`${each}`),
  price_asc: [asc(product.price_won), asc(product.id)],
  price_desc: [desc(product.price_won), desc(product.id)],
  rating: [stars, asc(product.id)],
  newest: [desc(product.created_at), asc(product.id)],
}

/** A page of the products that pass. Two queries. */
async function browse(db: Db, query: Query, condition: SQL | undefined): Promise<Found> {
  const { lang, page, per_page, sort } = query
  // As far as anybody leafs: counting on would cost more than all the rest.
  const counted = db.select({ id: product.id }).from(product).where(condition).limit(mostFound).as('counted')
  const [[all], rows] = await Promise.all([
    db.select({ total: sql<number>`count(*)::int` }).from(counted),
    cards(db, lang)
      .where(condition)
      .orderBy(...orders[sort])
      .limit(per_page)
      .offset((page - 1) * per_page),
  ])
  return { items: rows.map((row) => cardOf(row, lang)), page, per_page, total: all?.total ?? 0 }
}

/**
 * A page of the products that pass and have the words, the nearest first or as the person wants them sorted. Of more than
 * `mostMatched` the most popular are ranked. Two queries.
 */
async function ranked(db: Db, query: Query, { words }: Wording, condition: SQL | undefined): Promise<Found> {
  const { lang, page, per_page, sort } = query
  const pool = db
    .select({ id: product.id })
    .from(product)
    .where(condition)
    .orderBy(...orders.recommended)
    .limit(mostMatched)
  const order = sort === 'recommended' ? [nearest(words), ...orders.recommended] : orders[sort]
  const all = await db
    .select({ id: product.id })
    .from(product)
    .innerJoin(productText, and(eq(productText.product_id, product.id), eq(productText.lang, lang)))
    .where(sql`${product.id} in (select id from ${pool} as pool)`)
    .orderBy(...order)
  const ids = all.slice((page - 1) * per_page, page * per_page).map(({ id }) => id)
  return { items: await cardsOf(db, lang, ids), page, per_page, total: all.length }
}

/** The cards of products on sale, in the order in which they are named; one query. */
export async function cardsOf(db: Db, lang: Query['lang'], ids: readonly string[]): Promise<Found['items']> {
  const rows = ids.length > 0 ? await cards(db, lang).where(and(onSale(), inArray(product.id, [...ids]))) : []
  const byId = new Map(rows.map((row) => [row.product.id, cardOf(row, lang)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Products on sale by filters and words, a page of them; nobody is told of more than `mostFound`. Korean words match without
 * their particles. At most eight statements however much is found. Throws 400 `catalog.range`.
 */
export async function searchProducts(deps: Pick<Deps, 'db' | 'clock'>, query: Query): Promise<Found> {
  const ground = await groundOf(deps, query)
  const condition = passes(query, ground)
  return ground.wording ? ranked(deps.db, query, ground.wording, condition) : browse(deps.db, query, condition)
}
