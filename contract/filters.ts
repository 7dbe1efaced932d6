import { TravelDay } from './fields'
import { type LanguageCode, languageCodes } from './languages'
import { type Currency, Currency as CurrencySchema, defaultCurrency } from './money'
import { z } from './zod'

/** Bands of how long something takes, in minutes: from `from` up to, but not with, `below` (product §9). */
export const durationBands = {
  hours: { from: 0, below: 180 },
  half_day: { from: 180, below: 360 },
  day: { from: 360, below: 1080 },
  overnight: { from: 1080, below: null },
} as const
export type Duration = keyof typeof durationBands
export const durations = Object.keys(durationBands) as [Duration, ...Duration[]]

/** "At least so many stars", as the stars are shown (product §9). */
export const ratings = ['4.5', '4', '3.5', '3'] as const
export type Rating = (typeof ratings)[number]

/** Where one band of prices ends and the next begins, in the smallest unit of the currency (product §9). */
export const priceSteps = {
  USD: [3_000, 6_000, 10_000],
  KRW: [40_000, 80_000, 140_000],
} as const satisfies Record<Currency, readonly number[]>

/** Travellers that a search may be for. */
export const mostPeople = 30

/** Each filter of a search that can be dropped by itself. */
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

/** What narrows a search besides words, category and region (product §2). */
export const Filters = z.object({
  /** Seats are wanted on one of these days of Seoul; one of the two alone is a single day. */
  from: z.optional(TravelDay),
  to: z.optional(TravelDay),
  people: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostPeople))),
  /** Both included, in the smallest unit of `currency`, compared with what a reader in that currency sees. */
  min: PriceBound,
  max: PriceBound,
  currency: z._default(CurrencySchema, defaultCurrency),
  duration: z.optional(AnyOf(durations)),
  rating: z.optional(z.enum(ratings)),
  language: z.optional(AnyOf(languageCodes as readonly [LanguageCode, ...LanguageCode[]])),
})
