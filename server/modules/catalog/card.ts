import { and, eq, sql } from 'drizzle-orm'
import type { ProductCard } from '#contract/catalog'
import type { Lang } from '#contract/languages'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { picture } from '#server/modules/media/media.table'
import { product, productPicture, productText } from './catalog.table'
import { pictureOf } from './faces.service'

/** Products with their text in a language and their first picture: one row each. */
export const cards = (db: Db, lang: Lang) =>
  db
    .select({ product, text: productText, picture })
    .from(product)
    .innerJoin(productText, and(eq(productText.product_id, product.id), eq(productText.lang, lang)))
    .leftJoin(productPicture, and(eq(productPicture.product_id, product.id), eq(productPicture.position, 0)))
    .leftJoin(picture, eq(picture.id, productPicture.picture_id))
    .$dynamic()

type CardRow = Awaited<ReturnType<typeof cards>>[number]

/** Mean of the stars, one decimal, or null while nobody has given any. */
export const ratingOf = ({ rating_sum, rating_count }: typeof product.$inferSelect): number | null =>
  rating_count > 0 ? Math.floor((rating_sum * 20 + rating_count) / (2 * rating_count)) / 10 : null

/** A row as the contract's card. */
export const cardOf = (row: CardRow, lang: Lang): z.input<typeof ProductCard> => ({
  id: row.product.id,
  name: row.text.name,
  summary: row.text.summary,
  category: row.product.category,
  region: row.product.region,
  picture: pictureOf(row.picture, lang),
  duration_minutes: row.product.duration_minutes,
  languages: row.product.languages,
  rating: ratingOf(row.product),
  review_count: row.product.rating_count,
  price: row.product.price,
  currency: row.product.currency,
})

/** What the shop shows: open products of its own. */
export const onSale = (site = 'shop') => and(eq(product.site, site), eq(product.status, 'open'))

/** The order of recommendation; the id makes it one order for every page. */
export const recommended = [sql`${product.popularity} desc`, product.id] as const
