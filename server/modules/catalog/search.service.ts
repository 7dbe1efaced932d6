import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Category, type catalog, mostFound, type Region, type SearchQuery, type Sort } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { type Given, statement } from '#server/db/statement'
import { cardsOf, onSale, textIn } from './card'
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

/** Which of the two a question is narrowed by. */
type Narrowed = 'anywhere' | 'by category' | 'by region' | 'by category and region'

/** How alike a word and the best place of a text must be, as pg_trgm counts: a typo in a long word passes. */
const likeness = 0.45
/** How many of the products that have the words are ranked by how near they are. */
const mostMatched = 200
/** How many texts are looked at for a word that stands nowhere to the letter. */
const mostLooked = 2000

const { id, popularity, price_won, rating_sum, rating_count, created_at } = product
const ordered = { id, popularity, price_won, rating_sum, rating_count, created_at }
/** The columns that products are ordered by, of their table or of a pool out of it. */
type Ordered = Record<keyof typeof ordered, PgColumn>

const orders: Record<Sort, (of: Ordered) => SQL[]> = {
  recommended: ({ popularity, id }) => [sql`${popularity} desc`, sql`${id}`],
  price_asc: ({ price_won, id }) => [asc(price_won), asc(id)],
  price_desc: ({ price_won, id }) => [desc(price_won), desc(id)],
  rating: ({ rating_sum, rating_count, id }) => [
    sql`(${rating_sum}::float / nullif(${rating_count}, 0)) desc nulls last`,
    asc(id),
  ],
  newest: ({ created_at, id }) => [desc(created_at), asc(id)],
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

/** The products of a page, and how many there are on all of them. */
interface Hits {
  total: number
  ids: string[] | null
}
const one = ([hits]: Hits[]): Hits => hits ?? { total: 0, ids: [] }

const browsed = statement('browse products', (db, given: Given<Asked>, sort: Sort, narrowed: Narrowed) => {
  const some = () => db.select({ id: product.id }).from(product).where(within(given, narrowed))
  const page = some()
    .orderBy(...orders[sort](product))
    .limit(given.limit)
    .offset(given.offset)
  // As far as anybody leafs: counting on would cost more than all the rest.
  const counted = some().limit(mostFound).as('counted')
  return db.select({ total: sql<number>`count(*)::int`, ids: sql<string[] | null>`array(${page})` }).from(counted)
})

/** The most popular products that fit, with all that they are ranked by: the less of them are looked at the more usual a word is. */
const poolOf = (db: Db, given: Given<Asked>, narrowed: Narrowed, fits: SQL | undefined) =>
  db
    .select({ ...ordered, name: productText.name, search: productText.search })
    .from(product)
    .innerJoin(productText, textIn(given.lang))
    .where(and(within(given, narrowed), fits))
    .orderBy(...orders.recommended(product))
    .limit(mostMatched)
    .as('pool')

/** Products that have a word like each: few, so they are taken from the index first and ordered then. */
const alike = (db: Db, given: Given<Asked>, words: readonly Word[]) => {
  const hits = db
    .select({ id: productText.product_id })
    .from(productText)
    .where(and(eq(productText.lang, given.lang), ...words.map(isAlike)))
    .limit(mostLooked)
  return sql`${product.id} in (select product_id from (${hits} offset 0) as hit)`
}

type Build = [
  given: Given<Asked & WordValues>,
  how: 'to the letter' | 'alike',
  sort: Sort,
  narrowed: Narrowed,
  ...counts: [long: string, short: string],
]

/** A page of the products that have every word: nearest first, or as the person wants them sorted. */
const searched = statement(
  'search products',
  (db, ...[given, how, sort, narrowed, ...counts]: Build) => {
    const words = placed(given, ...counts)
    const fits = how === 'alike' ? alike(db, given, words) : and(...words.map(isThere))
    const pool = poolOf(db, given, narrowed, fits)
    const order = [...(sort === 'recommended' ? [nearest(words, pool)] : []), ...orders[sort](pool)]
    const page = sql`[${given.offset}::int + 1 : ${given.offset}::int + ${given.limit}::int]`
    return db
      .select({
        total: sql<number>`count(*)::int`,
        ids: sql<string[] | null>`(array_agg(${pool.id} order by ${sql.join(order, sql`, `)}))${page}`,
      })
      .from(pool)
  },
  // What is best for a word that is everywhere is worst for one that is nowhere.
  { planned: 'anew' },
)

async function hitsOf(db: Db, query: Query): Promise<Hits> {
  const { lang, page, per_page, sort, category, region, q = '' } = query
  const asked: Asked = { lang, category, region, limit: per_page, offset: (page - 1) * per_page }
  const narrowed = narrowing(query)
  const words = searchWords(q)
  if (words.length === 0) return one(await browsed(db, asked, sort, narrowed))
  const { values, counts } = arranged(words)
  const given = { ...asked, ...values }
  const exact = one(await searched(db, given, 'to the letter', sort, narrowed, ...counts))
  if (exact.total > 0) return exact
  return transaction(db, async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`)
    return one(await searched(tx, given, 'alike', sort, narrowed, ...counts))
  })
}

/**
 * Products on sale by category, region and words, a page of them; nobody is told of more than `mostFound`. Korean words
 * match without their particles. Only where nothing fits to the letter, parts of short words and typos do. Two statements,
 * six where nothing fits, however much is found.
 */
export async function searchProducts(db: Db, query: Query): Promise<Data<typeof catalog.list>> {
  const { lang, page, per_page } = query
  const { total, ids } = await hitsOf(db, query)
  return { items: await cardsOf(db, ids ?? [], lang), page, per_page, total }
}
