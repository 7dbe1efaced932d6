import { bands, Category, minTravelers, ProductId, Region } from './catalog'
import { DeskActs } from './desk-acts'
import { Base } from './edited'
import { endpoint } from './endpoint'
import {
  Day,
  daysSpan,
  Instant,
  Moment,
  OptionalText,
  Paged,
  Paging,
  RequiredText,
  TimeOfDay,
  TravelDay,
  Uuid,
} from './fields'
import { textLanguages } from './languages'
import { Focus, Picture } from './media'
import { Currency } from './money'
import { Site } from './sites/sites'
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

export const productStatuses = ['draft', 'open', 'closed'] as const
const Status = z.enum(productStatuses)
export type ProductStatus = z.infer<typeof Status>

/** What a product needs before it can be sold, besides texts. */
export const productLacks = ['picture', 'option', 'departure'] as const
/** Texts required for sale, in both languages. */
export const neededTexts = ['name', 'summary', 'description', 'meeting_point'] as const

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

export const DeskProduct = z.object({
  id: ProductId,
  site: Site,
  status: Status,
  /** When it goes on sale by itself, also if that has passed because something was missing; null if it does not. */
  on_sale_from: z.nullable(Instant),
  version: z.number(),
  created_at: Instant,
  ...stored,
  pictures: z.array(z.object({ id: Uuid, picture: Picture, alt: z.object({ en: z.string(), ko: z.string() }) })),
  /** Why it cannot be published. */
  lacks: z.array(z.enum(productLacks)),
  lacking: z.array(z.object({ lang: z.enum(['en', 'ko']), field: z.enum(neededTexts) })),
  ...DeskActs.shape,
})
export type DeskProduct = z.infer<typeof DeskProduct>

const Row = z.object({
  id: ProductId,
  site: Site,
  status: Status,
  on_sale_from: z.nullable(Instant),
  name: z.object({ en: z.string(), ko: z.string() }),
  category: Category,
  region: Region,
  price: z.number(),
  currency: Currency,
  /** The last day with a departure; null if there are none. */
  until: z.nullable(Day),
})

/** Sites for which operators create products; services, booths and group offers are created elsewhere. */
export const productSites = ['shop', 'apec'] as const
/** Sites with products in the operators' list: also those whose services are changed there but not created. */
export const listedSites = [...productSites, 'protocol'] as const

export const NewProduct = z.strictObject({
  site: z.enum(productSites),
  category: Category,
  region: Region,
  name: z.strictObject({ en: RequiredText(productLimits.name), ko: RequiredText(productLimits.name) }),
})

export const planActs = ['seats', 'close', 'open'] as const
const planFields = {
  option_id: Uuid,
  from: TravelDay,
  to: TravelDay,
  /** 0 = Sunday … 6 = Saturday; none means all. */
  weekdays: z.array(whole(0, 6)).check(z.maxLength(7, 'validation.tooMany')),
  act: z.enum(planActs),
  /** Seats of each departure; null if not set. */
  capacity: z.nullable(whole(1, productLimits.capacity)),
}
/** A change of departures: which days, from today on, and what happens on them. */
export const PlanDepartures = z.strictObject(planFields).check(
  ...daysSpan(productLimits.days),
  z.refine(({ act, capacity }) => act !== 'seats' || capacity !== null, {
    error: 'validation.required',
    path: ['capacity'],
  }),
)
export type PlanDepartures = z.infer<typeof PlanDepartures>

const One = z.object({ productId: ProductId })
/** What a picture is said to show. */
export const PictureWords = z.strictObject({ en: RequiredText(200), ko: RequiredText(200) })
/** The words of a picture, and its focus. */
export const PictureState = z.extend(PictureWords, { focus: Focus })
export type PictureState = z.infer<typeof PictureState>
const OfPicture = z.object({ productId: ProductId, id: Uuid })
const desk = { auth: 'admin', roles: ['operator'] } as const
const at = '/api/v1/admin/products/:productId'

/** What operators do with products and their departures; each act is in the audit log (product §6). */
export const productDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/products',
    ...desk,
    query: z.extend(Paging, {
      status: z.optional(Status),
      site: z.optional(Site),
      q: z.optional(OptionalText(80)),
      /** Products that should be on sale by now, but lack something. */
      late: z.optional(z.literal('1')),
      /** The drafts of one import. */
      created_at: z.optional(Moment),
    }),
    data: z.extend(Paged(Row), { counts: z.record(Status, z.number()) }),
  }),
  detail: endpoint({ method: 'get', path: at, ...desk, params: One, data: DeskProduct }),
  /** Creates a draft with a name. */
  create: endpoint({
    method: 'post',
    path: '/api/v1/admin/products',
    ...desk,
    body: NewProduct,
    data: z.object({ id: ProductId }),
    limit: 'write',
  }),
  /** Creates a draft with the same texts and options. */
  copy: endpoint({
    method: 'post',
    path: `${at}/copy`,
    ...desk,
    params: One,
    data: z.object({ id: ProductId }),
    limit: 'write',
  }),
  /**
   * Refuses with 409 `desk.changed` if there is a newer version, and `product.incomplete` if the product is on sale and would
   * lack a requirement.
   */
  save: endpoint({
    method: 'put',
    path: at,
    ...desk,
    params: One,
    body: SaveProduct,
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  /** Puts it on sale. Refuses with 409 `product.incomplete`. */
  publish: endpoint({
    method: 'post',
    path: `${at}/publish`,
    ...desk,
    params: One,
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  /**
   * Sets when a product goes on sale by itself, or with null that it does not; `seen` is what was set before. It may lack something:
   * then it goes on sale once it is complete. Refuses with 400 `product.saleStarted` for a moment that has passed, and 409
   * `desk.changed` if the product is on sale or another moment was set.
   */
  schedule: endpoint({
    method: 'put',
    path: `${at}/sale`,
    ...desk,
    params: One,
    body: z.strictObject({ from: z.nullable(Moment), seen: z.nullable(Moment) }),
    data: DeskProduct,
    limit: 'write',
  }),
  /** Takes it off sale; existing reservations stay. */
  withdraw: endpoint({
    method: 'post',
    path: `${at}/withdraw`,
    ...desk,
    params: One,
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  addPicture: endpoint({
    method: 'post',
    path: `${at}/pictures`,
    ...desk,
    params: One,
    body: PictureWords,
    files: ['file'],
    data: DeskProduct,
    limit: 'upload',
    edits: true,
  }),
  /**
   * Changes what a picture is said to show, and its focus; copies of the product show the same picture. `seen` is what was edited:
   * refuses with 409 `desk.changed` if it is not that any more.
   */
  changePicture: endpoint({
    method: 'put',
    path: `${at}/pictures/:id`,
    ...desk,
    params: OfPicture,
    body: z.extend(PictureState, { seen: z.object(PictureState.shape) }),
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  /** Moves a picture to the front, where cards show it. */
  firstPicture: endpoint({
    method: 'post',
    path: `${at}/pictures/:id/first`,
    ...desk,
    params: OfPicture,
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  /** Refuses with 409 `product.incomplete` for the last picture of a product on sale. */
  removePicture: endpoint({
    method: 'delete',
    path: `${at}/pictures/:id`,
    ...desk,
    params: OfPicture,
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  /** Each departure of a span of days, with its seats. */
  departures: endpoint({
    method: 'get',
    path: `${at}/departures`,
    ...desk,
    params: One,
    query: z.object({ from: TravelDay, to: TravelDay }).check(...daysSpan(62)),
    data: z.object({
      items: z.array(
        z.object({
          option_id: Uuid,
          date: Day,
          start_time: TimeOfDay,
          capacity: z.number(),
          held: z.number(),
          confirmed: z.number(),
          /** Whether it runs on that day; a departure that does not is listed while seats of it are taken. */
          runs: z.boolean(),
          /** The day's own prices; bands that are not named have the option's price. */
          prices: z.array(z.object({ band: z.enum(bands), price: z.number() })),
        }),
      ),
    }),
  }),
}
