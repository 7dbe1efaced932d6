import { endpoint } from './endpoint'
import { Day, daysSpan, Instant, LangQuery, Paged, Paging, TimeOfDay, TravelDay, Uuid } from './fields'
import { Filters } from './filters'
import { Lang } from './languages'
import { Picture } from './media'
import { Amount, Currency } from './money'
import { z } from './zod'

export const categories = ['tours', 'festivals', 'tickets', 'stays', 'transport', 'experiences'] as const
export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>

export const regions = [
  'seoul',
  'gyeonggi',
  'incheon',
  'gangwon',
  'chungcheong',
  'jeolla',
  'gyeongsang',
  'busan',
  'jeju',
] as const
export const Region = z.enum(regions)
export type Region = z.infer<typeof Region>

/** The path part in `/product/search/{category}/{region}` that means no choice. */
export const anyChoice = 'all'

/** The product of bookings made from a quotation: it is not on sale, and each booking has its own departure (product §4). */
export const groupProductId = 'group-tour'
/** The product of booth bookings: it is not on sale either, and each booth has its own departure. */
export const boothProductId = 'mice-booth'
/** The product of pass bookings, likewise not on sale. */
export const passProductId = 'seoulite-pass'
/** Products whose bookings are not trips: they have no guide and no departure to move to. */
export const productsWithoutTrips: readonly string[] = [boothProductId, passProductId]

/** Fewest travelers of a booking, unless a product says otherwise (product §5, §9). */
export const minTravelers = 2
/** Free pieces of luggage per traveler, and the price of each extra piece in US cents (product §5, §9). */
export const luggage = { perTraveler: 2, extraPieceCents: 1000 } as const

export const bands = ['adult', 'youth', 'child', 'infant', 'senior'] as const
/** The group of travelers a price is for. */
export const Band = z.enum(bands)
export type Band = z.infer<typeof Band>

export const ProductId = z.string().check(z.regex(/^[a-z0-9-]{3,80}$/, 'validation.invalid'))

export const ProductCard = z.object({
  id: ProductId,
  name: z.string(),
  summary: z.string(),
  category: Category,
  region: Region,
  picture: Picture,
  duration_minutes: z.number(),
  languages: z.array(z.string()),
  rating: z.nullable(z.number()),
  review_count: z.number(),
  price: Amount,
  currency: Currency,
})
export type ProductCard = z.infer<typeof ProductCard>

/** One price of an option: the band, its age range, and the amount (in the option's currency). */
export const BandPrice = z.object({
  band: Band,
  min_age: z.nullable(z.number()),
  max_age: z.nullable(z.number()),
  price: Amount,
  /** Whether a person of this band takes a seat. */
  takes_seat: z.boolean(),
})
export type BandPrice = z.infer<typeof BandPrice>

/** One variant of a product (product §3). `price` is the adult price. */
export const ProductOption = z.object({
  id: Uuid,
  name: z.string(),
  description: z.string(),
  option_start_date: Day,
  option_end_date: Day,
  currency: Currency,
  price: Amount,
  start_times: z.array(TimeOfDay),
  bands: z.array(BandPrice),
})
export type ProductOption = z.infer<typeof ProductOption>

/** From `days_before` days on (Seoul days before departure), this share of the price is refunded on cancellation. */
export const CancellationTier = z.object({ days_before: z.number(), refund_percent: z.number() })
export type CancellationTier = z.infer<typeof CancellationTier>

export const Product = z.extend(ProductCard, {
  pictures: z.array(Picture),
  description: z.string(),
  highlights: z.array(z.string()),
  itinerary: z.array(z.object({ title: z.string(), text: z.string(), minutes: z.nullable(z.number()) })),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  know_before: z.array(z.string()),
  meeting_point: z.string(),
  operator: z.string(),
  min_travelers: z.number(),
  min_travelers_reason: z.nullable(z.string()),
  options: z.array(ProductOption),
  cancellation: z.array(CancellationTier),
  /** First day that can be booked: never today (product §5). */
  first_day: Day,
})
export type Product = z.infer<typeof Product>

/** A day with at most this many seats in its best departure is `few_left`. */
export const fewSeats = 5
export const dayStatuses = ['available', 'few_left', 'sold_out', 'closed'] as const
export const DayAvailability = z.object({
  date: Day,
  status: z.enum(dayStatuses),
  seats: z.number(),
  price: z.nullable(Amount),
  currency: Currency,
})
export type DayAvailability = z.infer<typeof DayAvailability>

/** A departure that can be booked on a day. `prices` has the bands that do not cost what the option says on that day. */
export const Slot = z.object({
  option_id: Uuid,
  start_time: TimeOfDay,
  seats: z.number(),
  prices: z.array(z.object({ band: Band, price: Amount })),
})
export type Slot = z.infer<typeof Slot>

export const sorts = ['recommended', 'price_asc', 'price_desc', 'rating', 'newest'] as const
export const Sort = z.enum(sorts)
export type Sort = z.infer<typeof Sort>

/** Longest range of days in a request for availability or seats. */
export const maxDays = 62

/** Search criteria, apart from sorting and paging. */
const searchFields = {
  lang: Lang,
  category: z.optional(Category),
  region: z.optional(Region),
  q: z.optional(z.string().check(z.trim(), z.maxLength(80, 'validation.tooLong'))),
  ...Filters.shape,
}
export const FacetQuery = z.object(searchFields).check(...daysSpan(maxDays))
export const SearchQuery = z
  .extend(Paging, { ...searchFields, sort: z._default(Sort, 'recommended') })
  .check(...daysSpan(maxDays))

/** Most products that one search shows or counts. */
export const mostFound = 500

const ProductParams = z.object({ productId: ProductId })

export const catalog = {
  /** Search and browse. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/products',
    auth: 'none',
    limit: 'search',
    costly: true,
    query: SearchQuery,
    data: Paged(ProductCard),
  }),
  /** Content of the top of /main: its picture, and the number of products by category and region. */
  counts: endpoint({
    method: 'get',
    path: '/api/v1/products/counts',
    auth: 'none',
    query: LangQuery,
    data: z.object({
      hero: Picture,
      categories: z.array(z.object({ category: Category, count: z.number(), picture: Picture })),
      regions: z.array(z.object({ region: Region, count: z.number(), picture: Picture })),
    }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/products/:productId',
    auth: 'none',
    params: ProductParams,
    query: LangQuery,
    data: Product,
  }),
  related: endpoint({
    method: 'get',
    path: '/api/v1/products/:productId/related',
    auth: 'none',
    params: ProductParams,
    query: LangQuery,
    data: z.array(ProductCard),
  }),
  /** Each day of at most `maxDays`: seats of its best departure and the lowest adult price. */
  availability: endpoint({
    method: 'get',
    path: '/api/v1/products/:productId/availability',
    auth: 'none',
    params: ProductParams,
    query: z.object({ from: TravelDay, to: TravelDay }).check(...daysSpan(maxDays)),
    data: z.object({ days: z.array(DayAvailability), asked_at: Instant }),
  }),
  slots: endpoint({
    method: 'get',
    path: '/api/v1/products/:productId/slots',
    auth: 'none',
    params: ProductParams,
    query: z.object({ date: TravelDay }),
    data: z.array(Slot),
  }),
}
