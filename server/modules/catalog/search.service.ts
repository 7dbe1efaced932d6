import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SearchQuery, Sort } from '#contract/catalog'
import { type catalog, categories, regions } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { picture } from '#server/modules/media/media.table'
import { cardOf, cards, onSale, recommended } from './card'
import { product, productText } from './catalog.table'
import { pictureOf } from './faces.service'
import { searchWords } from './words'

type Found = Data<typeof catalog.list>

/** How alike a word and the best place of a text must be, as pg_trgm counts: a typo in a long word passes. */
const likeness = 0.45

const isLike = ({ exact, loose }: { exact: string; loose: string }): SQL =>
  sql`(${productText.search} like ${`%${exact}%`} or ${loose} <% ${productText.search})`

const orders: Record<Sort, SQL[]> = {
  recommended: [...recommended].map((each) => sql`${each}`),
  price_asc: [asc(product.price_won), asc(product.id)],
  price_desc: [desc(product.price_won), asc(product.id)],
  rating: [sql`(${product.rating_sum}::float / nullif(${product.rating_count}, 0)) desc nulls last`, asc(product.id)],
  newest: [desc(product.created_at), asc(product.id)],
}

/** Nearest first: how much of the words stands there to the letter, then how alike the rest is. */
const nearest = (words: readonly { exact: string; loose: string }[]): SQL[] => {
  const parts = words.map(
    ({ exact, loose }) =>
      sql`(case when ${productText.name} ilike ${`%${exact}%`} then 2 when ${productText.search} like ${`%${exact}%`} then 1 else 0 end + word_similarity(${loose}, ${productText.search}))`,
  )
  return [sql`${sql.join(parts, sql` + `)} desc`]
}

/**
 * Products on sale by category, region and words, a page of them. Words match in part and forgive a typo; Korean words
 * match without their particles. Three queries however much is found, and two more to set how alike words must be.
 */
export async function searchProducts(db: Db, query: z.output<typeof SearchQuery>): Promise<Found> {
  const { lang, category, region, page, per_page, sort } = query
  const words = searchWords(query.q ?? '')
  const where = and(
    onSale(),
    category && eq(product.category, category),
    region && eq(product.region, region),
    ...words.map(isLike),
  )
  const order = sort === 'recommended' && words.length > 0 ? [...nearest(words), ...orders.recommended] : orders[sort]
  return transaction(db, async (tx) => {
    if (words.length > 0)
      await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`)
    const [counted] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(product)
      .innerJoin(productText, and(eq(productText.product_id, product.id), eq(productText.lang, lang)))
      .where(where)
    const rows = await cards(tx, lang)
      .where(where)
      .orderBy(...order)
      .limit(per_page)
      .offset((page - 1) * per_page)
    return { items: rows.map((row) => cardOf(row, lang)), page, per_page, total: counted?.total ?? 0 }
  })
}

/** Keys of the pictures that stand for places of the shop and not for a product. */
export const pictureKeys = {
  hero: 'hero-main',
  category: (category: string) => `category-${category}`,
  region: (region: string) => `region-${region}`,
}

/** What /main opens with: its picture and the number of products by category and region, empty ones left out. Two queries. */
export async function countProducts(db: Db, lang: Lang): Promise<Data<typeof catalog.counts>> {
  const counted = await db
    .select({ category: product.category, region: product.region, count: sql<number>`count(*)::int` })
    .from(product)
    .where(onSale())
    .groupBy(product.category, product.region)
  const keys = [pictureKeys.hero, ...categories.map(pictureKeys.category), ...regions.map(pictureKeys.region)]
  const pictures = await db.select().from(picture).where(inArray(picture.key, keys))
  const pictureBy = (key: string) =>
    pictureOf(
      pictures.find((row) => row.key === key),
      lang,
    )
  const sum = (rows: typeof counted) => rows.reduce((total, row) => total + row.count, 0)
  return {
    hero: pictureBy(pictureKeys.hero),
    categories: categories
      .map((category) => ({
        category,
        count: sum(counted.filter((row) => row.category === category)),
        picture: pictureBy(pictureKeys.category(category)),
      }))
      .filter(({ count }) => count > 0),
    regions: regions
      .map((region) => ({
        region,
        count: sum(counted.filter((row) => row.region === region)),
        picture: pictureBy(pictureKeys.region(region)),
      }))
      .filter(({ count }) => count > 0),
  }
}
