import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type catalog, mostFound, type SearchQuery, type Sort } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { cardOf, cards, onSale, recommended } from './card'
import { product, productText } from './catalog.table'
import { type SearchWord, searchWords } from './words'

type Found = Data<typeof catalog.list>
type Query = z.output<typeof SearchQuery>

/** How alike a word and the best place of a text must be, as pg_trgm counts: a typo in a long word passes. */
const likeness = 0.45
/** How many of the products that have the words are ranked by how near they are. */
const mostMatched = 200
/** How many texts are looked at for a word that stands nowhere to the letter. */
const mostLooked = 2000
/** Letters that a word must have for the index to find it in the middle of another. */
const letters = 3

const { search } = productText

/** To the letter. Short words, which in Korean are the most usual ones, count at the beginning of a word: so the index finds them. */
const isThere = ({ exact, loose }: SearchWord): SQL =>
  loose.length < letters
    ? sql`(${search} like ${`${exact}%`} or ${search} like ${`% ${exact}%`})`
    : sql`${search} like ${`%${exact}%`}`

/** In the middle of a word, or with a typo. */
const isAlike = ({ exact, loose }: SearchWord): SQL => sql`(${search} like ${`%${exact}%`} or ${loose} <% ${search})`

const stars = sql`(${product.rating_sum}::float / nullif(${product.rating_count}, 0)) desc nulls last`
const orders: Record<Sort, SQL[]> = {
  recommended: recommended.map((each) => sql`${each}`),
  price_asc: [asc(product.price_won), asc(product.id)],
  price_desc: [desc(product.price_won), desc(product.id)],
  rating: [stars, asc(product.id)],
  newest: [desc(product.created_at), asc(product.id)],
}

/** Nearest first: how much of the words stands there to the letter, then how alike the rest is. */
const nearest = (words: readonly SearchWord[]): SQL => {
  const parts = words.map(
    ({ exact, loose }) =>
      sql`(case when ${productText.name} ilike ${`%${exact}%`} then 2 when ${search} like ${`%${exact}%`} then 1 else 0 end + word_similarity(${loose}, ${search}))`,
  )
  return sql`${sql.join(parts, sql` + `)} desc`
}

const within = ({ category, region }: Query) =>
  and(onSale(), category && eq(product.category, category), region && eq(product.region, region))

/** A page of products by category and region. Two queries. */
async function browse(db: Db, query: Query): Promise<Found> {
  const { lang, page, per_page, sort } = query
  // As far as anybody leafs: counting on would cost more than all the rest.
  const counted = db.select({ id: product.id }).from(product).where(within(query)).limit(mostFound).as('counted')
  const [[all], rows] = await Promise.all([
    db.select({ total: sql<number>`count(*)::int` }).from(counted),
    cards(db, lang)
      .where(within(query))
      .orderBy(...orders[sort])
      .limit(per_page)
      .offset((page - 1) * per_page),
  ])
  return { items: rows.map((row) => cardOf(row, lang)), page, per_page, total: all?.total ?? 0 }
}

const inLang = (lang: Lang) => and(eq(productText.product_id, product.id), eq(productText.lang, lang))

/** The most popular products that have every word, read in their order until there are enough: the less of them the more usual a word is. */
const exactly = (db: Db, query: Query, words: readonly SearchWord[]): SQL =>
  sql`${db
    .select({ id: product.id })
    .from(product)
    .innerJoin(productText, inLang(query.lang))
    .where(and(within(query), ...words.map(isThere)))
    .orderBy(...orders.recommended)
    .limit(mostMatched)}`

/** Products that have every word or one like it: few, so they are taken from the index first and ordered then. */
const nearly = (db: Db, query: Query, words: readonly SearchWord[]): SQL => {
  const hits = db
    .select({ id: productText.product_id })
    .from(productText)
    .where(and(eq(productText.lang, query.lang), ...words.map(isAlike)))
    .limit(mostLooked)
  return sql`${db
    .select({ id: product.id })
    .from(product)
    .where(and(within(query), sql`${product.id} in (select product_id from (${hits} offset 0) as hit)`))
    .orderBy(...orders.recommended)
    .limit(mostMatched)}`
}

/** The ids of a page out of a pool, the nearest first or as the person wants them sorted, and how many there are. */
async function rank(db: Db, { lang, page, per_page, sort }: Query, words: readonly SearchWord[], pool: SQL) {
  const order = sort === 'recommended' ? [nearest(words), ...orders.recommended] : orders[sort]
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .innerJoin(productText, inLang(lang))
    .where(sql`${product.id} in (select id from (${pool}) as pool)`)
    .orderBy(...order)
  return { ids: rows.slice((page - 1) * per_page, page * per_page).map(({ id }) => id), total: rows.length }
}

/**
 * Products on sale by category, region and words, a page of them; nobody is told of more than `mostFound`. Korean words
 * match without their particles. Only where nothing fits to the letter, parts of short words and typos do. At most six
 * statements however much is found.
 */
export async function searchProducts(db: Db, query: Query): Promise<Found> {
  const words = searchWords(query.q ?? '')
  if (words.length === 0) return browse(db, query)
  let found = await rank(db, query, words, exactly(db, query, words))
  if (found.total === 0) {
    found = await transaction(db, async (tx) => {
      await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`)
      return rank(tx, query, words, nearly(tx, query, words))
    })
  }
  const { ids, total } = found
  const rows = ids.length > 0 ? await cards(db, query.lang).where(inArray(product.id, ids)) : []
  const byId = new Map(rows.map((row) => [row.product.id, cardOf(row, query.lang)]))
  return { items: ids.flatMap((id) => byId.get(id) ?? []), page: query.page, per_page: query.per_page, total }
}
