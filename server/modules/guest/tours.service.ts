import { and, asc, desc, eq, gte, lte } from 'drizzle-orm'
import { daysOf } from '#contract/days'
import type { guest as contract } from '#contract/guest'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { jsonRows } from '#server/db/json-rows'
import { type Given, statement } from '#server/db/statement'
import type { Deps } from '#server/deps'
import {
  departure,
  optionPrice,
  product,
  productOption,
  productPicture,
  productText,
} from '#server/modules/catalog/catalog.table'
import { adultPriceOn, dayPricesBetween, pricesOf } from '#server/modules/catalog/day-prices.service'
import { departureProblem, firstDay, firstDayOf } from '#server/modules/catalog/departures.service'
import { pictureOf } from '#server/modules/catalog/faces.service'
import { keyOf } from '#server/modules/catalog/seats.service'
import { picture } from '#server/modules/media/media.table'
import { shownPicture } from '#server/modules/media/shown.service'
import { reservationWindow } from './window.service'

/** Everyone pays the adult price: delegations are not counted by age. */
export const guestBand = 'adult'

const optionsOf = (db: Db) =>
  db
    .select({
      id: productOption.id,
      name: productOption.name,
      description: productOption.description,
      currency: productOption.currency,
      start_times: productOption.start_times,
      room: productOption.room,
      price: optionPrice.price,
    })
    .from(productOption)
    .innerJoin(optionPrice, and(eq(optionPrice.option_id, productOption.id), eq(optionPrice.band, guestBand)))
    .where(and(eq(productOption.product_id, product.id), eq(productOption.status, 'open')))
    .orderBy(asc(productOption.position))

const pictureOfTour = (db: Db) =>
  db
    .select(shownPicture)
    .from(productPicture)
    .innerJoin(picture, eq(picture.id, productPicture.picture_id))
    .where(eq(productPicture.product_id, product.id))
    .orderBy(asc(productPicture.position))
    .limit(1)

const all = statement('tours of a site', (db, { site, lang }: Given<{ site: Site; lang: Lang }>) =>
  db
    .select({
      product,
      text: productText,
      pictures: jsonRows(pictureOfTour(db)),
      options: jsonRows(optionsOf(db)),
    })
    .from(product)
    .innerJoin(productText, and(eq(productText.product_id, product.id), eq(productText.lang, lang)))
    .where(and(eq(product.site, site), eq(product.status, 'open')))
    .orderBy(desc(product.popularity), asc(product.id)),
)

/** The tours of a site with all their details; one query. */
export async function toursOf(db: Db, site: Site, lang: Lang): Promise<z.input<typeof contract.tours.data>> {
  return (await all(db, { site, lang })).map(({ product: row, text, pictures, options }) => ({
    ...text,
    ...row,
    operator: row.operator[lang],
    picture: pictureOf(pictures[0], lang),
    options: options.map((option) => ({
      ...option,
      name: option.name[lang],
      description: option.description[lang],
    })),
  }))
}

const running = statement(
  'departures of the tours of a site',
  (db, { site, from, to, tour }: Given<{ site: Site; from: string; to: string; tour: string }>, which: 'all' | 'one') =>
    db
      .select({
        product: { id: product.id, status: product.status, service: product.service },
        option: productOption,
        price: optionPrice.price,
        dayPrices: dayPricesBetween(db, { from, to }),
        ledger: jsonRows(
          db
            .select()
            .from(departure)
            .where(and(eq(departure.option_id, productOption.id), gte(departure.date, from), lte(departure.date, to))),
        ),
      })
      .from(productOption)
      .innerJoin(product, eq(product.id, productOption.product_id))
      .innerJoin(optionPrice, and(eq(optionPrice.option_id, productOption.id), eq(optionPrice.band, guestBand)))
      .where(
        and(
          eq(product.site, site),
          which === 'one' ? eq(product.id, tour) : undefined,
          eq(product.status, 'open'),
          eq(productOption.status, 'open'),
        ),
      )
      .orderBy(desc(product.popularity), asc(product.id), asc(productOption.position)),
)

/**
 * Every departure of a site, or of one of its tours, between two Seoul days that can be reserved, also sold-out ones, by day and
 * time. Empty while the site is not open. Two queries.
 */
export async function departuresOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  site: Site,
  { from, to, tour }: { from: string; to: string; tour?: string },
): Promise<z.input<typeof contract.departures.data>> {
  const now = clock.now()
  const answer = { first_day: firstDay(now), asked_at: now.toISOString() }
  const { state } = await reservationWindow(db, now, site)
  if (state !== 'open') return { items: [], ...answer }
  const options = await running(db, { site, from, to, tour: tour ?? '' }, tour ? 'one' : 'all')
  const rows = new Map(options.flatMap(({ ledger }) => ledger.map((row) => [keyOf(row), row] as const)))
  const dates = daysOf({ from, to })
  const items = dates.flatMap((date) =>
    options
      .filter(({ product: { service } }) => date >= firstDayOf(service, now))
      .flatMap(({ product: { id, status }, option, price: usual, dayPrices }) =>
        option.start_times
          .filter((start_time) => !departureProblem({ status }, option, { date, start_time }, now))
          .map((start_time) => {
            const row = rows.get(keyOf({ option_id: option.id, date, start_time }))
            const seats = row ? row.capacity - row.held - row.confirmed : option.capacity
            const price = adultPriceOn(pricesOf(dayPrices, date), usual)
            return { tour_id: id, option_id: option.id, date, start_time, seats: Math.max(seats, 0), price }
          }),
      )
      .toSorted((a, b) => a.start_time.localeCompare(b.start_time)),
  )
  return { items, ...answer }
}
