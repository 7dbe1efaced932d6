import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Band, CancellationTier, Category, Region } from '#contract/catalog'
import { type Duration, durationBands, durations, ratings } from '#contract/filters'
import type { Lang } from '#contract/languages'
import type { Currency } from '#contract/money'
import type { ServiceKind, VehicleRoom } from '#contract/services'
import type { Site } from '#contract/sites/sites'
import { createdAt, id, instant, type Texts } from '#server/db/columns'
import { picture } from '#server/modules/media/media.table'

/** Tenths of the mean of the stars, rounded as shown. */
const tenths = '(rating_sum * 20 + rating_count) / (2 * nullif(rating_count, 0))'
const isLasting = ({ from, below }: (typeof durationBands)[Duration]) =>
  `duration_minutes >= ${from}${below === null ? '' : ` and duration_minutes < ${below}`}`

/** Tags for the duration band and for every "at least so many stars" that applies. */
const tagsOf = sql.raw(
  [
    ...durations.map((each) => [`duration:${each}`, isLasting(durationBands[each])]),
    ...ratings.map((each) => [`rating:${each}`, `${tenths} >= ${Number(each) * 10}`]),
  ]
    .map(([tag, holds]) => `case when ${holds} then array['${tag}'] else '{}'::text[] end`)
    .join(' || '),
)

/** The points of a product without any interest: as many as ten visitors today would earn it (product §2). */
export const priorPoints = 10

export const product = pgTable(
  'product',
  {
    id: text().primaryKey(),
    site: text().$type<Site>().notNull(),
    /** The kind of service, which decides what a request asks for; null for a tour, a ticket or a stay. */
    service: text().$type<ServiceKind>(),
    category: text().$type<Category>().notNull(),
    region: text().$type<Region>().notNull(),
    status: text().$type<'draft' | 'open' | 'closed'>().notNull().default('open'),
    /** Incremented with each save at the desk. */
    version: integer().notNull().default(0),
    /** When a product that is not on sale goes on sale by itself; null if it does not. */
    on_sale_from: instant(),
    operator: jsonb().$type<Texts>().notNull(),
    duration_minutes: integer().notNull(),
    languages: text().array().notNull(),
    min_travelers: integer().notNull(),
    min_travelers_reason: jsonb().$type<Texts>(),
    cancellation: jsonb().$type<CancellationTier[]>().notNull(),
    /** Lowest adult price of the days that can still be booked, kept by `keepPrice`; in `currency`. */
    price: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The price in won, only for sorting and filtering. */
    price_won: integer().notNull(),
    /** The day after that on which `price` was last computed; null before it was. The next day it can be another price. */
    priced_from: date({ mode: 'string' }),
    rating_sum: integer().notNull().default(0),
    rating_count: integer().notNull().default(0),
    /** Tenths of points, computed hourly: see `popularity.service.ts`. */
    popularity: integer()
      .notNull()
      .default(10 * priorPoints),
    created_at: createdAt(),
    /** Search filters besides columns, for one index over all of them: `duration:day`, `rating:4`, `rating:4.5`. */
    tags: text().array().notNull().generatedAlwaysAs(tagsOf),
  },
  (t) => [
    // `desc` alone is nulls first in PostgreSQL but nulls last in drizzle's indexes, which the sort then cannot use.
    index('product_recommended').on(t.site, t.status, t.popularity.desc().nullsFirst(), t.id),
    index('product_place').on(t.site, t.status, t.category, t.region, t.popularity.desc().nullsFirst(), t.id),
    index('product_region').on(t.site, t.status, t.region, t.popularity.desc().nullsFirst(), t.id),
    index('product_price').on(t.site, t.status, t.price_won, t.id),
    index('product_tags').using('gin', t.tags, t.languages),
    index('product_due').on(t.on_sale_from).where(isNotNull(t.on_sale_from)),
    index('product_created').on(t.created_at, t.id),
    index('product_newest').on(t.site, t.status, t.created_at.desc().nullsFirst(), t.id),
    index('product_stars').on(
      t.site,
      t.status,
      sql`((${t.rating_sum}::float / nullif(${t.rating_count}, 0))) desc nulls last`,
      t.id,
    ),
    check('product_min_travelers', sql`${t.min_travelers} >= 1`),
  ],
)

/** How often a product's page was opened on a Seoul day, without any visitor data. */
export const productView = pgTable(
  'product_view',
  {
    product_id: text()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.product_id, t.day] }), index('product_view_day').on(t.day)],
)

export const productText = pgTable(
  'product_text',
  {
    product_id: text()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    lang: text().$type<Lang>().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    highlights: text().array().notNull(),
    itinerary: jsonb().$type<{ title: string; text: string; minutes: number | null }[]>().notNull(),
    included: text().array().notNull(),
    excluded: text().array().notNull(),
    know_before: text().array().notNull(),
    meeting_point: text().notNull(),
    /** Places and other words to search for. */
    words: text().notNull().default(''),
    /** The searched text: name, summary, places and other words, lower case. */
    search: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.product_id, t.lang] }),
    index('product_text_search').using('gin', sql`${t.search} gin_trgm_ops`),
  ],
)

/**
 * Every word of the searched texts, maintained by a trigger of `product_text`: likely spellings are looked up among words,
 * which are far fewer and shorter than texts. A word taken out of a text is stale, and `removeUnusedWords` removes it if no
 * other text has it.
 */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** The word in single letters: Korean syllables are split, so that 경북궁 is one letter from 경복궁. */
    letters: text().notNull().generatedAlwaysAs(sql.raw('normalize(word, NFD)')),
    /** When a text last lost the word. */
    stale_since: instant(),
  },
  (t) => [
    index('search_word_letters').using('gin', sql`${t.letters} gin_trgm_ops`),
    index('search_word_stale').on(t.word).where(isNotNull(t.stale_since)),
  ],
)

export const productPicture = pgTable(
  'product_picture',
  {
    product_id: text()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    picture_id: uuid()
      .notNull()
      .references(() => picture.id),
  },
  (t) => [primaryKey({ columns: [t.product_id, t.position] })],
)

export const productOption = pgTable(
  'product_option',
  {
    id: id(),
    product_id: text()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: jsonb().$type<Texts>().notNull(),
    description: jsonb().$type<Texts>().notNull(),
    option_start_date: date({ mode: 'string' }).notNull(),
    option_end_date: date({ mode: 'string' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    start_times: text().array().notNull(),
    /** Weekdays in Seoul without departures, 0 = Sunday … 6 = Saturday. */
    closed_weekdays: integer().array().notNull(),
    /** Single Seoul days without departures. */
    closed_days: text().array().notNull(),
    /** Seats of one departure: one option, one day, one start time. */
    capacity: integer().notNull(),
    /** Room of one vehicle where price and seats are per vehicle; null where they are per traveler. */
    room: jsonb().$type<VehicleRoom>(),
    status: text().$type<'open' | 'closed'>().notNull().default('open'),
  },
  (t) => [
    index('product_option_product').on(t.product_id, t.position),
    check('product_option_dates', sql`${t.option_start_date} <= ${t.option_end_date}`),
    check('product_option_capacity', sql`${t.capacity} > 0`),
  ],
)

export const optionPrice = pgTable(
  'option_price',
  {
    option_id: uuid()
      .notNull()
      .references(() => productOption.id, { onDelete: 'cascade' }),
    band: text().$type<Band>().notNull(),
    min_age: integer(),
    max_age: integer(),
    price: integer().notNull(),
    takes_seat: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.option_id, t.band] }), check('option_price_positive', sql`${t.price} >= 0`)],
)

/** What a band costs on a single day, at all start times of the option; other days have the option's price. In its currency. */
export const optionDayPrice = pgTable(
  'option_day_price',
  {
    option_id: uuid()
      .notNull()
      .references(() => productOption.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    band: text().$type<Band>().notNull(),
    price: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.option_id, t.date, t.band] }),
    check('option_day_price_positive', sql`${t.price} >= 0`),
  ],
)

/** The only ledger of seats. A row is created with the first hold of its departure. */
export const departure = pgTable(
  'departure',
  {
    id: id(),
    option_id: uuid()
      .notNull()
      .references(() => productOption.id),
    date: date({ mode: 'string' }).notNull(),
    start_time: text().notNull(),
    capacity: integer().notNull(),
    held: integer().notNull().default(0),
    confirmed: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('departure_key').on(t.option_id, t.date, t.start_time),
    check(
      'departure_seats',
      sql`${t.held} >= 0 and ${t.confirmed} >= 0 and ${t.held} + ${t.confirmed} <= ${t.capacity}`,
    ),
  ],
)
