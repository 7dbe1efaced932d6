import { type Band, bands, Category, Region } from '#contract/catalog'
import { addDays, dayInSeoul } from '#contract/days'
import { TimeOfDay, TravelDay } from '#contract/fields'
import { Currency } from '#contract/money'
import type { DeskProduct } from '#contract/product-desk'
import { productLimits, type SaveProduct } from '#contract/product-fields'
import { z } from '#contract/zod'

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const timesIn = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** One entry per line. */
const Lines = z.string().check(
  z.refine((text) => linesIn(text).length <= productLimits.lines, 'validation.tooMany'),
  z.refine((text) => linesIn(text).every((line) => line.length <= productLimits.line), 'validation.tooLong'),
)
const Times = z.string().check(
  z.refine((text) => timesIn(text).length > 0, 'validation.required'),
  z.refine((text) => timesIn(text).every((time) => z.safeParse(TimeOfDay, time).success), 'validation.time'),
  z.refine((text) => new Set(timesIn(text)).size === timesIn(text).length, 'product.timeTwice'),
)
const Needed = z.number('validation.required')
const Both = z.object({ en: z.string(), ko: z.string() })
const Named = z.object({
  en: z.string().check(z.trim(), z.minLength(1, 'validation.required')),
  ko: z.string().check(z.trim(), z.minLength(1, 'validation.required')),
})

const Texts = z.object({
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  meeting_point: z.string(),
  words: z.string(),
  highlights: Lines,
  included: Lines,
  excluded: Lines,
  know_before: Lines,
})
const Offer = z.object({
  price: z.nullable(z.number()),
  min_age: z.nullable(z.number()),
  max_age: z.nullable(z.number()),
  takes_seat: z.boolean(),
})
const Option = z
  .object({
    id: z.nullable(z.string()),
    status: z.enum(['open', 'closed']),
    name: Named,
    description: Both,
    option_start_date: TravelDay,
    option_end_date: TravelDay,
    start_times: Times,
    closed_weekdays: z.array(z.string()),
    capacity: Needed,
    bands: z.object({ adult: Offer, youth: Offer, child: Offer, infant: Offer, senior: Offer }),
  })
  .check(
    z.refine(({ option_start_date, option_end_date }) => option_start_date <= option_end_date, {
      error: 'validation.daysOrder',
      path: ['option_end_date'],
    }),
    z.refine((option) => option.bands.adult.price !== null, {
      error: 'product.adultPrice',
      path: ['bands', 'adult', 'price'],
    }),
  )

/** A product as typed: lists are lines, times are listed on one line, and each band has its place. */
export const TypedProduct = z.object({
  category: Category,
  region: Region,
  currency: Currency,
  duration_minutes: Needed,
  languages: z.array(z.string()).check(z.minLength(1, 'validation.required')),
  min_travelers: Needed,
  min_travelers_reason: Both,
  operator: Both,
  texts: z.object({ en: Texts, ko: Texts }),
  itinerary: z.array(
    z.object({
      minutes: z.nullable(z.number()),
      en: z.object({ title: z.string(), text: z.string() }),
      ko: z.object({ title: z.string(), text: z.string() }),
    }),
  ),
  cancellation: z.array(z.object({ days_before: Needed, refund_percent: Needed })),
  options: z.array(Option),
})
export type TypingProduct = z.input<typeof TypedProduct>

const noOffer = { price: null, min_age: null, max_age: null, takes_seat: true }
const noBands = { adult: noOffer, youth: noOffer, child: noOffer, infant: noOffer, senior: noOffer }

/** A new option's initial values: every day for a year from tomorrow. */
export const newOption = (): TypingProduct['options'][number] => {
  const from = addDays(dayInSeoul(new Date()), 1)
  return {
    ...{ id: null, status: 'open', name: { en: '', ko: '' }, description: { en: '', ko: '' } },
    ...{ option_start_date: from, option_end_date: addDays(from, 365) },
    ...{ start_times: '09:00', closed_weekdays: [], capacity: 20, bands: noBands },
  }
}

/** A stop of the itinerary without texts. */
export const newStop = (): TypingProduct['itinerary'][number] => ({
  minutes: null,
  en: { title: '', text: '' },
  ko: { title: '', text: '' },
})

/** A cancellation rule without numbers. */
export const newTier = (): Record<keyof TypingProduct['cancellation'][number], null> => ({
  days_before: null,
  refund_percent: null,
})

const typedTexts = (texts: DeskProduct['texts']['en']): TypingProduct['texts']['en'] => ({
  ...texts,
  highlights: texts.highlights.join('\n'),
  included: texts.included.join('\n'),
  excluded: texts.excluded.join('\n'),
  know_before: texts.know_before.join('\n'),
})

/** The form's values for a stored product. */
export function typed(product: DeskProduct): TypingProduct {
  const { category, region, currency, duration_minutes, languages, min_travelers, min_travelers_reason } = product
  const { operator, texts, itinerary, cancellation, options } = product
  return {
    ...{ category, region, currency, duration_minutes, languages, min_travelers, min_travelers_reason, operator },
    ...{ itinerary, cancellation },
    texts: { en: typedTexts(texts.en), ko: typedTexts(texts.ko) },
    options: options.map(({ start_times, closed_weekdays, bands: offers, ...option }) => ({
      ...option,
      start_times: start_times.join(', '),
      closed_weekdays: closed_weekdays.map(String),
      bands: { ...noBands, ...Object.fromEntries(offers.map(({ band, ...offer }) => [band, offer])) },
    })),
  }
}

const savedTexts = (texts: TypingProduct['texts']['en']): SaveProduct['texts']['en'] => ({
  ...texts,
  highlights: linesIn(texts.highlights),
  included: linesIn(texts.included),
  excluded: linesIn(texts.excluded),
  know_before: linesIn(texts.know_before),
})

/** The body sent for the form's values. */
export const saved = ({ texts, options, ...product }: TypingProduct): Omit<SaveProduct, 'base'> => ({
  ...product,
  texts: { en: savedTexts(texts.en), ko: savedTexts(texts.ko) },
  options: options.map(({ start_times, closed_weekdays, bands: offers, ...option }) => ({
    ...option,
    start_times: timesIn(start_times).toSorted(),
    closed_weekdays: closed_weekdays.map(Number),
    bands: bands.flatMap((band: Band) => {
      const { price, ...offer } = offers[band]
      return price === null ? [] : [{ band, price, ...offer }]
    }),
  })),
})
