import { TravelDay } from './fields'
import { type LanguageCode, languageCodes } from './languages'
import { type Currency, Currency as CurrencySchema, defaultCurrency } from './money'
import { z } from './zod'

/** Bands of durations in minutes: from `from` up to, but excluding, `below` (product §9). */
export const durationBands = {
  hours: { from: 0, below: 180 },
  half_day: { from: 180, below: 360 },
  day: { from: 360, below: 1080 },
  overnight: { from: 1080, below: null },
} as const
export type Duration = keyof typeof durationBands
export const durations = Object.keys(durationBands) as [Duration, ...Duration[]]

/** "At least this many stars", as the stars are shown (product §9). */
export const ratings = ['4.5', '4', '3.5', '3'] as const
export type Rating = (typeof ratings)[number]

/** Boundaries between price bands, in the smallest unit of the currency (product §9). */
export const priceSteps = {
  USD: [3_000, 6_000, 10_000],
  KRW: [40_000, 80_000, 140_000],
} as const satisfies Record<Currency, readonly number[]>

/** Most travelers in a search. */
export const mostPeople = 30

/** Filters of a search that can be dropped individually. */
export const filterNames = [
  'q',
  'category',
  'region',
  'days',
  'people',
  'price',
  'duration',
  'rating',
  'language',
] as const
export type FilterName = (typeof filterNames)[number]

/** Any of `values`, separated by commas in a query. */
const AnyOf = <T extends string>(values: readonly [T, ...T[]]) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => [...new Set(text.split(',').filter(Boolean))]),
    ),
    z.array(z.enum(values)),
  )

const PriceBound = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000_000)))

/** Filters of a search besides words, category and region (product §2). */
export const Filters = z.object({
  /** The Seoul days on which seats are wanted; one of the two alone is a single day. */
  from: z.optional(TravelDay),
  to: z.optional(TravelDay),
  people: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostPeople))),
  /** Both included, in the smallest unit of `currency`; compared with the price shown in that currency. */
  min: PriceBound,
  max: PriceBound,
  currency: z._default(CurrencySchema, defaultCurrency),
  duration: z.optional(AnyOf(durations)),
  rating: z.optional(z.enum(ratings)),
  language: z.optional(AnyOf(languageCodes as readonly [LanguageCode, ...LanguageCode[]])),
})
