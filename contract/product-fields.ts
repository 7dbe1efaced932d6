import { bands, Category, minTravelers, Region } from './catalog'
import { Base } from './edited'
import { Day, OptionalText, RequiredText, TimeOfDay, TravelDay, Uuid } from './fields'
import { textLanguages } from './languages'
import { Currency } from './money'
import { z } from './zod'

/** Limits on a product's texts and offers (product §9); a day has 48 half hours. */
export const productLimits = {
  ...{ name: 120, summary: 300, description: 8000, line: 300, lines: 30, stops: 40, words: 500 },
  ...{ options: 20, times: 48, tiers: 12, pictures: 12, capacity: 10_000, price: 100_000_000, minutes: 43_200 },
  /** Days that one change of departures can span. */
  ...{ days: 400 },
} as const

/** A whole number in these bounds. */
export const whole = (least: number, most: number) =>
  z
    .number('validation.number')
    .check(z.int('validation.number'), z.gte(least, 'validation.numberLow'), z.lte(most, 'validation.numberHigh'))
const Lines = z.array(RequiredText(productLimits.line)).check(z.maxLength(productLimits.lines, 'validation.tooMany'))
const Both = (max: number) => z.strictObject({ en: OptionalText(max), ko: OptionalText(max) })

/** A product's texts in one language; empty required ones are listed before it can be published. */
const Texts = z.strictObject({
  name: OptionalText(productLimits.name),
  summary: OptionalText(productLimits.summary),
  description: OptionalText(productLimits.description),
  meeting_point: OptionalText(productLimits.line),
  highlights: Lines,
  included: Lines,
  excluded: Lines,
  know_before: Lines,
  /** Additional search words. */
  words: OptionalText(productLimits.words),
})
const StopText = z.strictObject({ title: OptionalText(productLimits.line), text: OptionalText(1000) })

const BandOffer = z.strictObject({
  band: z.enum(bands),
  min_age: z.nullable(whole(0, 120)),
  max_age: z.nullable(whole(0, 120)),
  price: whole(0, productLimits.price),
  takes_seat: z.boolean(),
})

/** One variant of the product; an `id` of null is a new one. An option that was offered can be closed, never removed. */
const OptionOffer = z
  .strictObject({
    id: z.nullable(Uuid),
    status: z.enum(['open', 'closed']),
    name: z.strictObject({ en: RequiredText(productLimits.name), ko: RequiredText(productLimits.name) }),
    description: Both(productLimits.summary),
    option_start_date: TravelDay,
    option_end_date: TravelDay,
    start_times: z
      .array(TimeOfDay)
      .check(z.minLength(1, 'validation.required'), z.maxLength(productLimits.times, 'validation.tooMany')),
    closed_weekdays: z.array(whole(0, 6)).check(z.maxLength(7, 'validation.tooMany')),
    capacity: whole(1, productLimits.capacity),
    bands: z.array(BandOffer).check(z.maxLength(bands.length, 'validation.tooMany')),
  })
  .check(
    z.refine(({ option_start_date, option_end_date }) => option_start_date <= option_end_date, {
      error: 'validation.daysOrder',
      path: ['option_end_date'],
    }),
    z.refine(({ bands: all }) => all.some(({ band }) => band === 'adult'), {
      error: 'product.adultPrice',
      path: ['bands', 'adult'],
    }),
    z.refine(({ bands: all }) => new Set(all.map(({ band }) => band)).size === all.length, {
      error: 'validation.invalid',
      path: ['bands'],
    }),
    z.refine(({ start_times }) => new Set(start_times).size === start_times.length, {
      error: 'product.timeTwice',
      path: ['start_times'],
    }),
  )

/** All editable fields of a product except its pictures and the seats of single days. */
const fields = {
  category: Category,
  region: Region,
  currency: Currency,
  duration_minutes: whole(1, productLimits.minutes),
  languages: z
    .array(z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'validation.invalid')))
    .check(z.minLength(1, 'validation.required'), z.maxLength(21, 'validation.tooMany')),
  min_travelers: whole(1, 100),
  min_travelers_reason: Both(productLimits.line),
  operator: Both(productLimits.name),
  texts: z.strictObject({ en: Texts, ko: Texts }),
  itinerary: z
    .array(z.strictObject({ minutes: z.nullable(whole(0, productLimits.minutes)), en: StopText, ko: StopText }))
    .check(z.maxLength(productLimits.stops, 'validation.tooMany')),
  cancellation: z
    .array(z.strictObject({ days_before: whole(0, 365), refund_percent: whole(0, 100) }))
    .check(z.maxLength(productLimits.tiers, 'validation.tooMany')),
  options: z.array(OptionOffer).check(z.maxLength(productLimits.options, 'validation.tooMany')),
} as const

/** What a new product says until it is edited. */
export const productDefaults = {
  currency: 'KRW',
  duration_minutes: 60,
  languages: textLanguages,
  min_travelers: minTravelers,
} as const

/** `base` is the version that was edited. */
export const SaveProduct = z.strictObject({ base: Base, ...fields })
export type SaveProduct = z.infer<typeof SaveProduct>

/** All editable fields as stored: the rules for new options may be stricter. */
const stored = {
  ...fields,
  options: z.array(
    z.object({
      ...z.omit(z.object(OptionOffer.shape), { id: true, option_start_date: true, option_end_date: true, bands: true })
        .shape,
      id: Uuid,
      name: z.object({ en: z.string(), ko: z.string() }),
      option_start_date: Day,
      option_end_date: Day,
      bands: z.array(z.object(BandOffer.shape)),
    }),
  ),
} as const
export const ProductState = z.object(stored)
export type ProductState = z.infer<typeof ProductState>
