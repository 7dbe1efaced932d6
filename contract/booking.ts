import { Band, CancellationTier, ProductId } from './catalog'
import { endpoint } from './endpoint'
import {
  Agreed,
  Birthday,
  Country,
  Day,
  Email,
  Instant,
  LangQuery,
  OptionalText,
  Paged,
  Paging,
  Phone,
  RequiredText,
  TimeOfDay,
  Uuid,
} from './fields'
import { Lang } from './languages'
import { Picture } from './media'
import { Amount, Currency, Money, Rates } from './money'
import { z } from './zod'

/** Product §4. What each means stands in `docs/product.md`. */
export const bookingStatuses = [
  'pending',
  'waiting',
  'requested',
  'confirmed',
  'cancel_requested',
  'cancelled',
] as const
export const BookingStatus = z.enum(bookingStatuses)
export type BookingStatus = z.infer<typeof BookingStatus>

/** The names under which statuses are shown, each with the statuses it stands for (product §4). */
export const shownStatuses = {
  pending: ['pending', 'waiting'],
  confirmed: ['requested', 'confirmed'],
  cancel_requested: ['cancel_requested'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly BookingStatus[]>
export type ShownStatus = keyof typeof shownStatuses
export const shownNames = Object.keys(shownStatuses) as [ShownStatus, ...ShownStatus[]]

/** How long an unpaid card booking holds its seats, in minutes; a bank transfer holds them for `depositDays` (product §4, §9). */
export const holdMinutes = 30
export const depositDays = 3
/** An operator confirms a paid booking within so many days (product §4, §9). */
export const confirmationDays = { min: 2, max: 3 } as const

export const paymentMethods = ['card', 'transfer'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** The steps of a reservation; each is a URL (product §2). */
export const reservationSteps = ['travellers', 'extras', 'benefits', 'payment'] as const
export const ReservationStep = z.enum(reservationSteps)
export type ReservationStep = z.infer<typeof ReservationStep>

export const orderIdPattern = /^NR\d{6}-[0-9A-Z]{10}$/
export const OrderId = z.string().check(z.regex(orderIdPattern, 'validation.invalid'))

/** A person who travels; the name as in the passport. */
export const Traveller = z.strictObject({
  band: Band,
  name: RequiredText(80),
  birthday: Birthday,
  nationality: Country,
})

/** Who answers for the booking and how to reach them, and who travels (product §3, §5). */
export const Travellers = z.strictObject({
  representative_name: RequiredText(80),
  email: Email,
  contact: Phone,
  nationality: Country,
  passport_number: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(9, 'validation.passport'))),
  bookings: z.array(z.strictObject({ booking_id: Uuid, travellers: z.array(Traveller) })),
})
export type Travellers = z.infer<typeof Travellers>

export const Extras = z.strictObject({
  bookings: z.array(
    z.strictObject({
      booking_id: Uuid,
      luggage_count: z
        .number()
        .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(200, 'validation.tooMany')),
      arrival_flight: OptionalText(12),
      departure_address: OptionalText(200),
      destination_address: OptionalText(200),
      request: OptionalText(500),
    }),
  ),
})

export const Benefits = z.strictObject({
  coupon_id: z.nullable(Uuid),
  points: z.number().check(z.int('validation.number'), z.gte(0, 'validation.number')),
})

export const Submission = z.strictObject({
  payment_method: z.enum(paymentMethods, 'validation.paymentMethod'),
  /** Who transfers the money; required for a bank transfer. */
  account_holder: z.optional(OptionalText(60)),
  agree_terms: Agreed,
  agree_privacy: Agreed,
  /** The won amount the person saw; refused if it is no longer what the server charges. */
  amount_won: Amount,
})

export type Submission = z.infer<typeof Submission>

/** One line of the explained price, in won: `amount` is negative where it lowers the total. */
export const PriceLine = z.object({
  kind: z.enum(['item', 'luggage', 'coupon', 'points']),
  label: z.string(),
  quantity: z.number(),
  /** What one costs in the currency it is priced in. */
  unit: z.nullable(Money),
  amount: Amount,
})
export type PriceLine = z.infer<typeof PriceLine>

export const BookingLine = z.object({
  band: Band,
  option_name: z.string(),
  quantity: z.number(),
  price: Amount,
  currency: Currency,
})

/** One departure of one product, reserved (product §3). Passport numbers are masked. */
export const Booking = z.object({
  id: Uuid,
  order_id: OrderId,
  reservation_number: z.string(),
  status: BookingStatus,
  cancel_reason: z.nullable(z.string()),
  product_id: ProductId,
  product_name: z.string(),
  picture: Picture,
  option_name: z.string(),
  /** Departure in Seoul. */
  date: Day,
  start_time: TimeOfDay,
  meeting_point: z.string(),
  number_of_travelers: z.number(),
  luggage_count: z.number(),
  free_luggage: z.number(),
  arrival_flight: z.string(),
  departure_address: z.string(),
  destination_address: z.string(),
  request: z.string(),
  lines: z.array(BookingLine),
  travellers: z.array(
    z.object({ band: Band, name: z.string(), birthday: z.nullable(Day), nationality: z.nullable(Country) }),
  ),
  cancellation: z.array(CancellationTier),
  amount_won: Amount,
})
export type Booking = z.infer<typeof Booking>

export const orderStatuses = [
  'draft',
  'awaiting_payment',
  'confirming',
  'awaiting_deposit',
  'paid',
  'cancelled',
  'expired',
] as const
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

/** What is paid at once: one or more bookings, one price, one payment. */
export const Order = z.object({
  id: OrderId,
  status: OrderStatus,
  created_at: Instant,
  /** When held seats are given back; null once nothing is held any more. */
  hold_expires_at: z.nullable(Instant),
  /** The server's clock when it answered: the countdown runs against it, not against the reader's clock. */
  answered_at: Instant,
  payment_method: z.nullable(PaymentMethod),
  representative_name: z.string(),
  email: z.string(),
  contact: z.string(),
  nationality: z.nullable(Country),
  /** Masked, for example `M•••••678`; empty when none was given. */
  passport_number: z.string(),
  bookings: z.array(Booking),
  price_lines: z.array(PriceLine),
  /** Exactly what is charged (domain: orders are charged in won). */
  amount_won: Amount,
  rates: Rates,
  coupon_id: z.nullable(Uuid),
  points: z.number(),
  /** First step that still lacks something, or null when the order can be paid. */
  next_step: z.nullable(ReservationStep),
  bank_transfer: z.nullable(
    z.object({
      bank: z.string(),
      account_number: z.string(),
      account_holder: z.string(),
      depositor: z.string(),
      deadline: Instant,
    }),
  ),
  paid_at: z.nullable(Instant),
})
export type Order = z.infer<typeof Order>

export const BookingSummary = z.object({
  id: Uuid,
  order_id: OrderId,
  reservation_number: z.string(),
  status: BookingStatus,
  cancel_reason: z.nullable(z.string()),
  product_id: ProductId,
  product_name: z.string(),
  picture: Picture,
  date: Day,
  start_time: TimeOfDay,
  number_of_travelers: z.number(),
  amount_won: Amount,
  created_at: Instant,
  hold_expires_at: z.nullable(Instant),
})
export type BookingSummary = z.infer<typeof BookingSummary>

/** A coupon of the holder with what it would do for this order; `reason` is a refusal code where it cannot be used. */
export const BenefitChoice = z.object({
  coupons: z.array(
    z.object({
      id: Uuid,
      name: z.string(),
      expires_at: Instant,
      discount_won: Amount,
      usable: z.boolean(),
      reason: z.nullable(z.string()),
    }),
  ),
  points_balance: z.number(),
  /** Most points this order takes. */
  points_max: z.number(),
  /** The legal combination that costs least. */
  best: z.object({ coupon_id: z.nullable(Uuid), points: z.number(), amount_won: Amount }),
})

const OrderParams = z.object({ id: OrderId })
const BookingParams = z.object({ id: Uuid })

export const booking = {
  /** Holds the seats of the chosen cart lines for `holdMinutes`. Refuses with `booking.soldOut` when one has gone. */
  reserve: endpoint({
    method: 'post',
    path: '/api/v1/orders',
    auth: 'member',
    query: LangQuery,
    body: z.strictObject({
      cart_item_ids: z.array(Uuid).check(z.minLength(1, 'booking.cartEmpty'), z.maxLength(20, 'validation.tooMany')),
    }),
    data: Order,
    idempotent: true,
    limit: 'write',
  }),
  order: endpoint({
    method: 'get',
    path: '/api/v1/orders/:id',
    auth: 'member',
    params: OrderParams,
    query: LangQuery,
    data: Order,
  }),
  travellers: endpoint({
    method: 'put',
    path: '/api/v1/orders/:id/travellers',
    auth: 'member',
    params: OrderParams,
    query: LangQuery,
    body: Travellers,
    data: Order,
  }),
  extras: endpoint({
    method: 'put',
    path: '/api/v1/orders/:id/extras',
    auth: 'member',
    params: OrderParams,
    query: LangQuery,
    body: Extras,
    data: Order,
  }),
  benefitChoice: endpoint({
    method: 'get',
    path: '/api/v1/orders/:id/benefits',
    auth: 'member',
    params: OrderParams,
    query: LangQuery,
    data: BenefitChoice,
  }),
  benefits: endpoint({
    method: 'put',
    path: '/api/v1/orders/:id/benefits',
    auth: 'member',
    params: OrderParams,
    query: LangQuery,
    body: Benefits,
    data: Order,
  }),
  /** Fixes method and amount. A card order then waits for its payment, a transfer for its deposit. */
  submit: endpoint({
    method: 'post',
    path: '/api/v1/orders/:id/submit',
    auth: 'member',
    params: OrderParams,
    query: LangQuery,
    body: Submission,
    data: z.object({
      order: Order,
      /** What the payment window is opened with; null for a bank transfer. */
      payment: z.nullable(
        z.object({
          orderId: OrderId,
          amount: Amount,
          orderName: z.string(),
          customerName: z.string(),
          clientKey: z.string(),
          script: z.string(),
        }),
      ),
    }),
    idempotent: true,
    limit: 'write',
  }),
  /** Gives up an order that is not paid: its seats go back at once. */
  abandon: endpoint({
    method: 'delete',
    path: '/api/v1/orders/:id',
    auth: 'member',
    params: OrderParams,
    data: z.object({ status: OrderStatus }),
  }),
  list: endpoint({
    method: 'get',
    path: '/api/v1/bookings',
    auth: 'member',
    /** `status` is what is shown: it finds every status of that name. */
    query: z.extend(Paging, { lang: Lang, status: z.optional(z.enum(shownNames)) }),
    data: Paged(BookingSummary),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/bookings/:id',
    auth: 'member',
    params: BookingParams,
    query: LangQuery,
    data: z.object({ booking: Booking, order: Order }),
  }),
}
