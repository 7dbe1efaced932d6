import { and, asc, count, eq, ilike, inArray, notInArray, or, sql } from 'drizzle-orm'
import { groupProductId, productsWithoutTrips } from '#contract/catalog'
import { dayInSeoul } from '#contract/days'
import type { Parsed } from '#contract/endpoint'
import { textLanguages } from '#contract/languages'
import { type DeskProduct, neededTexts, type productDesk, productLacks, productStatuses } from '#contract/product-desk'
import type { ProductState } from '#contract/product-fields'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { actsOn } from '#server/modules/accounts/audit.service'
import { picture } from '#server/modules/media/media.table'
import { shownPicture } from '#server/modules/media/shown.service'
import { Refusal } from '#server/refusal'
import { optionPrice, product, productOption, productPicture, productText } from './catalog.table'
import { bandOrder } from './departures.service'
import { pictureOf } from './faces.service'
import { isDue } from './sale.small'

type ViewDeps = Pick<Deps, 'db' | 'clock'>

/** Products that other desks make: group tours, booths and passes. */
const elsewhere = [groupProductId, ...productsWithoutTrips]
/** Whether operators edit a product here. */
export const isDeskProduct = notInArray(product.id, elsewhere)
const none = { en: '', ko: '' }

/** Lists products, newest first, with the number of each status. Four queries. */
export async function listDeskProducts(
  { db, clock }: ViewDeps,
  { page, per_page, status, site, q, late, created_at }: Parsed<typeof productDesk.list>['query'],
): Promise<z.input<typeof productDesk.list.data>> {
  const words = q ? anywhere(q) : ''
  const named = db.select({ id: productText.product_id }).from(productText).where(ilike(productText.name, words))
  const match = and(
    isDeskProduct,
    site && eq(product.site, site),
    late && isDue(clock.now()),
    created_at === undefined ? undefined : eq(product.created_at, new Date(created_at)),
    q ? or(ilike(product.id, words), inArray(product.id, named)) : undefined,
  )
  const found = await db.select({ status: product.status, count: count() }).from(product).where(match).groupBy(sql`1`)
  const countOf = (each: string) => found.find((row) => row.status === each)?.count ?? 0
  const counts = { draft: countOf('draft'), open: countOf('open'), closed: countOf('closed') }
  const rows = await db
    .select()
    .from(product)
    .where(and(match, status && eq(product.status, status)))
    .orderBy(sql`${product.created_at} desc`, asc(product.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const ids = rows.map(({ id }) => id)
  const texts = ids.length === 0 ? [] : await db.select().from(productText).where(inArray(productText.product_id, ids))
  const ends =
    ids.length === 0
      ? []
      : await db
          .select({ id: productOption.product_id, until: sql<string>`max(${productOption.option_end_date})::text` })
          .from(productOption)
          .where(and(inArray(productOption.product_id, ids), eq(productOption.status, 'open')))
          .groupBy(productOption.product_id)
  const nameIn = (id: string, lang: string) =>
    texts.find((text) => text.product_id === id && text.lang === lang)?.name ?? ''
  return {
    items: rows.map(({ id, site: of, status: state, on_sale_from, category, region, price, currency }) => ({
      ...{ id, site: of, status: state, category, region, price, currency },
      on_sale_from: on_sale_from?.toISOString() ?? null,
      name: { en: nameIn(id, 'en'), ko: nameIn(id, 'ko') },
      until: ends.find((each) => each.id === id)?.until ?? null,
    })),
    page,
    per_page,
    total: status ? counts[status] : productStatuses.reduce((sum, each) => sum + counts[each], 0),
    counts,
  }
}

/** Counts the products, and those that can be reserved from tomorrow on. One query. */
export async function countProducts(db: Db, now: Date): Promise<{ made: number; onSale: number }> {
  const running = sql`exists (select from ${productOption} where ${productOption.product_id} = ${product.id}
    and ${productOption.status} = 'open' and ${productOption.option_end_date} > ${dayInSeoul(now)}::date)`
  const [row] = await db
    .select({
      made: count(),
      onSale: sql<number>`(count(*) filter (where ${product.status} = 'open' and ${running}))::int`,
    })
    .from(product)
    .where(isDeskProduct)
  return row ?? { made: 0, onSale: 0 }
}

type ProductRow = typeof product.$inferSelect

/** Returns a product that operators edit, locked if `lock` is set. Throws 404. */
export async function findDeskProduct(db: Db, id: string, lock = false): Promise<ProductRow> {
  const select = db
    .select()
    .from(product)
    .where(and(eq(product.id, id), isDeskProduct))
  const [row] = await (lock ? select.for('update') : select)
  if (!row) throw new Refusal(404, 'catalog.notFound')
  return row
}

const emptyText = {
  ...{ name: '', summary: '', description: '', meeting_point: '', words: '' },
  ...{ highlights: [], included: [], excluded: [], know_before: [] },
}

async function textsOf(db: Db, id: string) {
  const rows = await db.select().from(productText).where(eq(productText.product_id, id))
  const of = (lang: 'en' | 'ko') => rows.find((row) => row.lang === lang)
  const shown = (lang: 'en' | 'ko') => {
    const { name, summary, description, meeting_point, words, highlights, included, excluded, know_before } =
      of(lang) ?? emptyText
    return { name, summary, description, meeting_point, words, highlights, included, excluded, know_before }
  }
  const stops = { en: of('en')?.itinerary ?? [], ko: of('ko')?.itinerary ?? [] }
  const stopIn = (lang: 'en' | 'ko', at: number) => ({
    title: stops[lang][at]?.title ?? '',
    text: stops[lang][at]?.text ?? '',
  })
  return {
    texts: { en: shown('en'), ko: shown('ko') },
    itinerary: Array.from({ length: Math.max(stops.en.length, stops.ko.length) }, (_, at) => ({
      minutes: stops.en[at]?.minutes ?? stops.ko[at]?.minutes ?? null,
      en: stopIn('en', at),
      ko: stopIn('ko', at),
    })),
  }
}

async function optionsOf(db: Db, id: string): Promise<ProductState['options']> {
  const options = await db
    .select()
    .from(productOption)
    .where(eq(productOption.product_id, id))
    .orderBy(asc(productOption.position), asc(productOption.id))
  const prices =
    options.length === 0
      ? []
      : await db
          .select()
          .from(optionPrice)
          .where(
            inArray(
              optionPrice.option_id,
              options.map((option) => option.id),
            ),
          )
          .orderBy(bandOrder)
  return options.map((option) => ({
    id: option.id,
    status: option.status,
    name: option.name,
    description: option.description,
    option_start_date: option.option_start_date,
    option_end_date: option.option_end_date,
    start_times: option.start_times,
    closed_weekdays: option.closed_weekdays,
    capacity: option.capacity,
    bands: prices
      .filter(({ option_id }) => option_id === option.id)
      .map(({ band, min_age, max_age, price, takes_seat }) => ({ band, min_age, max_age, price, takes_seat })),
  }))
}

const picturesOf = (db: Db, id: string) =>
  db
    .select({ id: picture.id, ...shownPicture })
    .from(productPicture)
    .innerJoin(picture, eq(picture.id, productPicture.picture_id))
    .where(eq(productPicture.product_id, id))
    .orderBy(asc(productPicture.position))

/** Returns what a product still needs before it can be sold. */
export async function lacksOf(
  db: Db,
  now: Date,
  id: string,
): Promise<Pick<z.input<typeof DeskProduct>, 'lacks' | 'lacking'>> {
  const { texts } = await textsOf(db, id)
  const open = (await optionsOf(db, id)).filter(({ status }) => status === 'open')
  const isThere = {
    picture: (await db.$count(productPicture, eq(productPicture.product_id, id))) > 0,
    option: open.length > 0,
    departure: open.some(({ option_end_date }) => option_end_date > dayInSeoul(now)),
  }
  return {
    lacks: productLacks.filter((each) => !isThere[each]),
    lacking: textLanguages.flatMap((lang) =>
      neededTexts.filter((field) => texts[lang][field].trim() === '').map((field) => ({ lang, field })),
    ),
  }
}

/** Throws 409 `product.incomplete` if a product lacks what it needs to be sold. */
export async function refuseIncomplete(db: Db, now: Date, id: string): Promise<void> {
  const { lacks, lacking } = await lacksOf(db, now, id)
  if (lacks.length + lacking.length > 0) throw new Refusal(409, 'product.incomplete')
}

/** Returns all editable fields of a product. Three queries. */
export async function stateOf(db: Db, row: ProductRow): Promise<ProductState> {
  const { id, category, region, currency, duration_minutes, languages, min_travelers, operator, cancellation } = row
  return {
    ...{ category, region, currency, duration_minutes, languages, min_travelers },
    min_travelers_reason: row.min_travelers_reason ?? none,
    ...{ operator, cancellation },
    ...(await textsOf(db, id)),
    options: await optionsOf(db, id),
  }
}

/** Returns a product as its editors see it. Throws 404. */
export async function showDeskProduct({ db, clock }: ViewDeps, id: string): Promise<z.input<typeof DeskProduct>> {
  const row = await findDeskProduct(db, id)
  const pictures = await picturesOf(db, id)
  return {
    id,
    site: row.site,
    status: row.status,
    on_sale_from: row.on_sale_from?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    ...(await stateOf(db, row)),
    pictures: pictures.map((each) => ({ id: each.id, picture: pictureOf(each, 'en'), alt: each.alt })),
    ...(await lacksOf(db, clock.now(), id)),
    acts: await actsOn(db, id),
  }
}
