import { and, eq, sql } from 'drizzle-orm'
import type { ProductCard } from '#contract/catalog'
import { addDays } from '#contract/days'
import type { Lang } from '#contract/languages'
import type { WishState } from '#contract/wishlist'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { picture } from '#server/modules/media/media.table'
import { shownPicture } from '#server/modules/media/shown.service'
import { cardOf, cardText, onSale } from './card.service'
import { product, productPicture, productText } from './catalog.table'
import { firstDay } from './departures.service'
import { hasSeats } from './seats.filter'

/** How many days ahead to look for seats before a product counts as sold out. */
const daysAhead = 365

/** A card with the product's availability. */
export interface KeptCard {
  card: z.input<typeof ProductCard>
  state: WishState
}

/** Returns the cards of these products, by id, whether still on sale or not; always one query. */
export async function keptCards(db: Db, now: Date, ids: readonly string[], lang: Lang): Promise<Map<string, KeptCard>> {
  if (ids.length === 0) return new Map()
  const from = firstDay(now)
  const seats = hasSeats({ from, to: addDays(from, daysAhead) }, product.min_travelers)
  const rows = await db
    .select({
      ...cardText,
      ...shownPicture,
      state: sql<WishState>`case when not (${onSale('shop')}) then 'closed' when ${seats} then 'available' else 'sold_out' end`,
    })
    .from(product)
    .innerJoin(productText, and(eq(productText.product_id, product.id), eq(productText.lang, lang)))
    .leftJoin(productPicture, and(eq(productPicture.product_id, product.id), eq(productPicture.position, 0)))
    .leftJoin(picture, eq(picture.id, productPicture.picture_id))
    .where(sql`${product.id} = any(${sql.param(ids)})`)
  return new Map(rows.map(({ state, ...row }) => [row.id, { card: cardOf(row, lang), state }]))
}
