import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Category, type catalog, mostFound, type Region, type SearchQuery, type Sort } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { jsonRows } from '#server/db/json-rows'
import { type Given, statement } from '#server/db/statement'
import { cardOf, cards, onSale, recommended, textIn } from './card'
import { product, productText } from './catalog.table'
import { arranged, isAlike, isThere, nearest, placed, type Word, type WordValues } from './search.words'
import { searchWords } from './words'

type Query = z.output<typeof SearchQuery>

/** What a question holds besides its words. */
interface Asked {
  lang: Lang
  category: Category | undefined
  region: Region | undefined
  limit: number
  offset: number
}
type AskedInWords = Asked & WordValues

/** Which of the two a question is narrowed by. */
type Narrowed = 'anywhere' | 'by category' | 'by region' | 'by category and region'

/** How alike a word and the best place of a text must be, as pg_trgm counts: a typo in a long word passes. */
const likeness = 0.45
/** How many of the products that have the words are ranked by how near they are. */
const mostMatched = 200
/** How many texts are looked at for a word that stands nowhere to the letter. */
const mostLooked = 2000

const stars = sql`(${product.rating_sum}::float / nullif(${product.rating_count}, 0)) desc nulls last`
const orders: Record<Sort, SQL[]> = {
  recommended: recommended.map((each) => sql`${each}`),
  price_asc: [asc(product.price_won), asc(product.id)],
  price_desc: [desc(product.price_won), desc(product.id)],
  rating: [stars, asc(product.id)],
  newest: [desc(product.created_at), asc(product.id)],
}

const within = ({ category, region }: Given<Asked>, narrowed: Narrowed) =>
  and(
    onSale(),
    narrowed.includes('category') ? eq(product.category, category) : undefined,
    narrowed.includes('region') ? eq(product.region, region) : undefined,
  )

const narrowing = ({ category, region }: Query): Narrowed => {
  if (category) return region ? 'by category and region' : 'by category'
  return region ? 'by region' : 'anywhere'
}

/** A page of products on sale, and how many there are. */
const browsed = statement('browse products', (db, given: Given<Asked>, sort: Sort, narrowed: Narrowed) => {
  // As far as anybody leafs: counting on would cost more than all the rest.
  const counted = db.select({ id: product.id }).from(product).where(within(given, narrowed)).limit(mostFound)
  const page = cards(db, given.lang)
    .where(within(given, narrowed))
    .orderBy(...orders[sort])
    .limit(given.limit)
    .offset(given.offset)
  return db.select({ total: sql<number>`count(*)::int`, items: jsonRows(page) }).from(counted.as('counted'))
})

/** Products out of a pool, the nearest first or as the person wants them sorted. */
const ranked = (db: Db, given: Given<Asked>, sort: Sort, words: readonly Word[]) =>
  cards(db, given.lang)
    .where(sql`${product.id} in (select id from pool)`)
    .orderBy(...(sort === 'recommended' ? [nearest(words)] : []), ...orders[sort])
    .limit(given.limit)
    .offset(given.offset)

type Build = [given: Given<AskedInWords>, sort: Sort, narrowed: Narrowed, long: string, short: string]

/** The most popular products that have every word, read in their order until there are enough: the less of them the more usual a word is. */
const exactly = statement('search to the letter', (db, ...[given, sort, narrowed, long, short]: Build) => {
  const words = placed(given, long, short)
  const pool = db.$with('pool').as(
    db
      .select({ id: product.id })
      .from(product)
      .innerJoin(productText, textIn(given.lang))
      .where(and(within(given, narrowed), ...words.map(isThere)))
      .orderBy(...orders.recommended)
      .limit(mostMatched),
  )
  const page = ranked(db, given, sort, words)
  return db.with(pool).select({ total: sql<number>`count(*)::int`, items: jsonRows(page) }).from(pool)
})

/** Products that have every word or one like it: few, so they are taken from the index first and ordered then. */
const nearly = statement('search for what is alike', (db, ...[given, sort, narrowed, long, short]: Build) => {
  const words = placed(given, long, short)
  const hits = db
    .select({ id: productText.product_id })
    .from(productText)
    .where(and(eq(productText.lang, given.lang), ...words.map(isAlike)))
    .limit(mostLooked)
  const pool = db.$with('pool').as(
    db
      .select({ id: product.id })
      .from(product)
      .where(and(within(given, narrowed), sql`${product.id} in (select product_id from (${hits} offset 0) as hit)`))
      .orderBy(...orders.recommended)
      .limit(mostMatched),
  )
  const page = ranked(db, given, sort, words)
  return db.with(pool).select({ total: sql<number>`count(*)::int`, items: jsonRows(page) }).from(pool)
})

/**
 * Products on sale by category, region and words, a page of them; nobody is told of more than `mostFound`. Korean words
 * match without their particles. Only where nothing fits to the letter, parts of short words and typos do. One statement,
 * five where nothing fits, however much is found.
 */
export async function searchProducts(db: Db, query: Query): Promise<Data<typeof catalog.list>> {
  const { lang, page, per_page, sort, category, region, q = '' } = query
  const asked: Asked = { lang, category, region, limit: per_page, offset: (page - 1) * per_page }
  const shape = [sort, narrowing(query)] as const
  const words = searchWords(q)
  const { values, counts } = arranged(words)
  let [found] =
    words.length === 0
      ? await browsed(db, asked, ...shape)
      : await exactly(db, { ...asked, ...values }, ...shape, ...counts)
  if (words.length > 0 && found?.total === 0) {
    ;[found] = await transaction(db, async (tx) => {
      await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`)
      return nearly(tx, { ...asked, ...values }, ...shape, ...counts)
    })
  }
  return { items: (found?.items ?? []).map((row) => cardOf(row, lang)), page, per_page, total: found?.total ?? 0 }
}
