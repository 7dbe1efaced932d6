import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { catalog } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import { picture } from '#server/modules/media/media.table'
import type { Clock } from '#server/ports/clock'
import { Refusal } from '#server/refusal'
import { cardOf, cards, onSale, recommended } from './card'
import { optionPrice, product, productOption, productPicture } from './catalog.table'
import { bandOrder, firstDay } from './departures.service'
import { pictureOf } from './faces.service'

/** How many products are shown beside one. */
const relatedCount = 4

/** Everything the page of a product shows, in four queries. Throws 404 `catalog.notFound`. */
export async function productDetail(
  db: Db,
  clock: Clock,
  id: string,
  lang: Lang,
): Promise<Data<typeof catalog.detail>> {
  const [row] = await cards(db, lang).where(and(eq(product.id, id), onSale()))
  if (!row) throw new Refusal(404, 'catalog.notFound')
  const [pictures, options, prices] = await Promise.all([
    db
      .select({ picture })
      .from(productPicture)
      .innerJoin(picture, eq(picture.id, productPicture.picture_id))
      .where(eq(productPicture.product_id, id))
      .orderBy(asc(productPicture.position)),
    db
      .select()
      .from(productOption)
      .where(and(eq(productOption.product_id, id), eq(productOption.status, 'open')))
      .orderBy(asc(productOption.position)),
    db
      .select()
      .from(optionPrice)
      .where(
        inArray(
          optionPrice.option_id,
          db.select({ id: productOption.id }).from(productOption).where(eq(productOption.product_id, id)),
        ),
      )
      .orderBy(bandOrder),
  ])
  const { text } = row
  return {
    ...cardOf(row, lang),
    pictures: pictures.map((each) => pictureOf(each.picture, lang)),
    description: text.description,
    highlights: text.highlights,
    itinerary: text.itinerary,
    included: text.included,
    excluded: text.excluded,
    know_before: text.know_before,
    meeting_point: text.meeting_point,
    operator: row.product.operator[lang],
    min_travellers: row.product.min_travellers,
    min_travellers_reason: row.product.min_travellers_reason?.[lang] ?? null,
    options: options.map((option) => {
      const bands = prices.filter((price) => price.option_id === option.id)
      return {
        id: option.id,
        name: option.name[lang],
        description: option.description[lang],
        option_start_date: option.option_start_date,
        option_end_date: option.option_end_date,
        currency: option.currency,
        price: (bands.find((price) => price.band === 'adult') ?? bands[0])?.price ?? 0,
        start_times: option.start_times,
        bands: bands.map(({ band, min_age, max_age, price, takes_seat }) => ({
          band,
          min_age,
          max_age,
          price,
          takes_seat,
        })),
      }
    }),
    cancellation: row.product.cancellation,
    first_day: firstDay(clock.now()),
  }
}

/** Products of the same region, then of the same category, the most popular first. Three queries. */
export async function relatedProducts(db: Db, id: string, lang: Lang): Promise<Data<typeof catalog.related>> {
  const [self] = await db.select().from(product).where(eq(product.id, id))
  if (!self) return []
  const nearby = (same: SQL, rank: number) =>
    db
      .select({ id: product.id, rank: sql<number>`${rank}::int`.as('rank') })
      .from(product)
      .where(and(onSale(), ne(product.id, id), same))
      .orderBy(...recommended)
      .limit(relatedCount)
  // Either list by an index of its own: one condition over both would read the whole catalogue.
  const found = await unionAll(
    nearby(eq(product.region, self.region), 0),
    nearby(eq(product.category, self.category), 1),
  )
  const ids = [...new Set(found.toSorted((a, b) => a.rank - b.rank).map((row) => row.id))].slice(0, relatedCount)
  const rows = ids.length > 0 ? await cards(db, lang).where(inArray(product.id, ids)) : []
  return ids.flatMap((each) => rows.find((row) => row.product.id === each) ?? []).map((row) => cardOf(row, lang))
}
