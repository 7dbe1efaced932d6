import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Category, catalog, Region } from '#contract/catalog'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import { jsonRows } from '#server/db/json-rows'
import { type Given, statement } from '#server/db/statement'
import { picture } from '#server/modules/media/media.table'
import { shownPicture } from '#server/modules/media/shown.service'
import type { Clock } from '#server/ports/clock'
import { Refusal } from '#server/refusal'
import { cardOf, cardsOf, cardText, onSale, recommended, textIn } from './card.service'
import { optionPrice, product, productOption, productPicture, productText } from './catalog.table'
import { bandOrder, firstDay } from './departures.service'
import { pictureOf } from './faces.service'

type Of = Given<{ id: string; lang: Lang }>

/** How many related products are shown with a product. */
const relatedCount = 4

const picturesOf = (db: Db) =>
  db
    .select(shownPicture)
    .from(productPicture)
    .innerJoin(picture, eq(picture.id, productPicture.picture_id))
    .where(eq(productPicture.product_id, product.id))
    .orderBy(asc(productPicture.position))

const bandsOf = (db: Db) =>
  db
    .select({
      band: optionPrice.band,
      min_age: optionPrice.min_age,
      max_age: optionPrice.max_age,
      price: optionPrice.price,
      takes_seat: optionPrice.takes_seat,
    })
    .from(optionPrice)
    .where(eq(optionPrice.option_id, productOption.id))
    .orderBy(bandOrder)

const optionsOf = (db: Db) =>
  db
    .select({
      id: productOption.id,
      name: productOption.name,
      description: productOption.description,
      option_start_date: productOption.option_start_date,
      option_end_date: productOption.option_end_date,
      currency: productOption.currency,
      start_times: productOption.start_times,
      bands: jsonRows(bandsOf(db)).as('bands'),
    })
    .from(productOption)
    .where(and(eq(productOption.product_id, product.id), eq(productOption.status, 'open')))
    .orderBy(asc(productOption.position))

const wholeOf = (db: Db, { id, lang }: Of, condition: SQL | undefined) =>
  db
    .select({
      ...cardText,
      description: productText.description,
      highlights: productText.highlights,
      itinerary: productText.itinerary,
      included: productText.included,
      excluded: productText.excluded,
      know_before: productText.know_before,
      meeting_point: productText.meeting_point,
      operator: product.operator,
      min_travelers: product.min_travelers,
      min_travelers_reason: product.min_travelers_reason,
      cancellation: product.cancellation,
      pictures: jsonRows(picturesOf(db)),
      options: jsonRows(optionsOf(db)),
    })
    .from(product)
    .innerJoin(productText, textIn(lang))
    .where(and(eq(product.id, id), condition))

const whole = statement('product detail', (db, of: Of) => wholeOf(db, of, onSale('shop')))
const previewed = statement('product detail before its sale', (db, of: Of) => wholeOf(db, of, eq(product.site, 'shop')))

const noPicture = { key: null, width: null, height: null, widths: null, color: null, alt: null, focus: null }

/**
 * Returns all data of a product's page, in one query; as a `preview` also if it is not on sale. Throws 404 `catalog.notFound`.
 */
export async function productDetail(
  db: Db,
  clock: Clock,
  id: string,
  lang: Lang,
  preview = false,
): Promise<Data<typeof catalog.detail>> {
  const [row] = await (preview ? previewed : whole)(db, { id, lang })
  if (!row) throw new Refusal(404, 'catalog.notFound')
  return {
    ...cardOf({ ...row, ...(row.pictures[0] ?? noPicture) }, lang),
    pictures: row.pictures.map((each) => pictureOf(each, lang)),
    description: row.description,
    highlights: row.highlights,
    itinerary: row.itinerary,
    included: row.included,
    excluded: row.excluded,
    know_before: row.know_before,
    meeting_point: row.meeting_point,
    operator: row.operator[lang],
    min_travelers: row.min_travelers,
    min_travelers_reason: row.min_travelers_reason?.[lang] ?? null,
    options: row.options.map((option) => ({
      ...option,
      name: option.name[lang],
      description: option.description[lang],
      price: (option.bands.find(({ band }) => band === 'adult') ?? option.bands[0])?.price ?? 0,
    })),
    cancellation: row.cancellation,
    first_day: firstDay(clock.now()),
  }
}

const place = statement('place of a product', (db, { id }: Given<{ id: string }>) =>
  db.select({ region: product.region, category: product.category }).from(product).where(eq(product.id, id)),
)

const near = statement(
  'products near by',
  (db, { id, region, category }: Given<{ id: string; region: Region; category: Category }>) => {
    const nearby = (same: SQL, rank: SQL<number>) =>
      db
        .select({ id: product.id, rank: rank.as('rank') })
        .from(product)
        .where(and(onSale('shop'), ne(product.id, id), same))
        .orderBy(...recommended)
        .limit(relatedCount)
    // Each list uses its own index: one condition over both would read the whole catalog.
    return unionAll(nearby(eq(product.region, region), sql`0`), nearby(eq(product.category, category), sql`1`))
  },
)

/** Returns products of the same region, then of the same category, most popular first. Three queries. */
export async function relatedProducts(db: Db, id: string, lang: Lang): Promise<Data<typeof catalog.related>> {
  const [self] = await place(db, { id })
  if (!self) return []
  const found = await near(db, { id, ...self })
  const ids = new Set(found.toSorted((a, b) => a.rank - b.rank).map((row) => row.id))
  return cardsOf(db, [...ids].slice(0, relatedCount), lang)
}
