import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import type { ProductCard } from '#contract/catalog'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { type Given, statement } from '#server/db/statement'
import { picture } from '#server/modules/media/media.table'
import { shownPicture } from '#server/modules/media/shown.service'
import { product, productPicture, productText } from './catalog.table'
import { pictureOf } from './faces.service'

/** The columns of a product's card. */
export const cardText = {
  id: product.id,
  name: productText.name,
  summary: productText.summary,
  category: product.category,
  region: product.region,
  duration_minutes: product.duration_minutes,
  languages: product.languages,
  rating_sum: product.rating_sum,
  rating_count: product.rating_count,
  price: product.price,
  currency: product.currency,
}

/** Joins a product's text in one language. */
export const textIn = (lang: Placeholder | Lang) =>
  and(eq(productText.product_id, product.id), eq(productText.lang, lang))

/** Products with their text in a language and their first picture: one row each. */
const cards = (db: Db, lang: Placeholder) =>
  db
    .select({ ...cardText, ...shownPicture })
    .from(product)
    .innerJoin(productText, textIn(lang))
    .leftJoin(productPicture, and(eq(productPicture.product_id, product.id), eq(productPicture.position, 0)))
    .leftJoin(picture, eq(picture.id, productPicture.picture_id))
    .$dynamic()

type CardRow = Awaited<ReturnType<typeof cards>>[number]

/** Mean of the stars with one decimal, or null without any. */
export const ratingOf = ({ rating_sum, rating_count }: Pick<CardRow, 'rating_sum' | 'rating_count'>): number | null =>
  rating_count > 0 ? Math.floor((rating_sum * 20 + rating_count) / (2 * rating_count)) / 10 : null

/** Turns a row into the contract's card. */
export const cardOf = (row: CardRow, lang: Lang): z.input<typeof ProductCard> => ({
  id: row.id,
  name: row.name,
  summary: row.summary,
  category: row.category,
  region: row.region,
  picture: pictureOf(row, lang),
  duration_minutes: row.duration_minutes,
  languages: row.languages,
  rating: ratingOf(row),
  review_count: row.rating_count,
  price: row.price,
  currency: row.currency,
})

const named = statement('cards of products', (db, { ids, lang }: Given<{ ids: readonly string[]; lang: Lang }>) =>
  cards(db, lang).where(and(onSale('shop'), sql`${product.id} = any(${ids})`)),
)

/** Returns the cards of these products, in the given order, without unknown products and those not on sale. At most one query. */
export async function cardsOf(db: Db, ids: readonly string[], lang: Lang): Promise<z.input<typeof ProductCard>[]> {
  if (ids.length === 0) return []
  const rows = new Map((await named(db, { ids, lang })).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? []).map((row) => cardOf(row, lang))
}

/** Products on sale on a site. */
export const onSale = (site: Site) => and(eq(product.site, site), eq(product.status, 'open'))

/** The order of recommendation; the id makes it the same on every page. */
export const recommended = [sql`${product.popularity} desc`, product.id] as const
