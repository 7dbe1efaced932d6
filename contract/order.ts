import { Band, CancellationTier, ProductId } from './catalog'
import { Country } from './countries'
import { Day, Instant, TimeOfDay, Uuid } from './fields'
import { Picture } from './media'
import { Amount, Currency, Money, Rates } from './money'
import { PaymentMethod, ReservationStep } from './reservation'
import { Service } from './services'
import { z } from './zod'

/** Product §4. What each means is in `docs/product.md`. */
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

export const orderIdPattern = /^NR\d{6}-[0-9A-Z]{10}$/
export const OrderId = z.string().check(z.regex(orderIdPattern, 'validation.invalid'))

/** What the payment window is opened with; null for a bank transfer. */
export const PaymentStart = z.nullable(
  z.object({
    orderId: OrderId,
    amount: Amount,
    orderName: z.string(),
    customerName: z.string(),
    clientKey: z.string(),
    script: z.string(),
  }),
)

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

/** Where a refund goes: back to the card, to a bank account, or nowhere because nothing is paid back. */
export const RefundTo = z.enum(['card', 'account', 'none'])
export type RefundTo = z.infer<typeof RefundTo>

/** What comes back for a cancelled booking, or one whose cancellation was requested (product §4). */
export const Refund = z.object({
  amount_won: Amount,
  points: z.number(),
  /** Share of what was paid. */
  percent: z.number(),
  /** `requested` waits for an operator, `processing` for the payment provider; `failed` was refused and is looked into. */
  status: z.enum(['requested', 'processing', 'done', 'failed']),
  to: RefundTo,
  /** The account it goes to, its number masked; empty where none is known yet. */
  account: z.string(),
  requested_at: Instant,
  done_at: z.nullable(Instant),
})
export type Refund = z.infer<typeof Refund>

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
  /** In which it is guided. */
  languages: z.array(z.string()),
  number_of_travelers: z.number(),
  luggage_count: z.number(),
  free_luggage: z.number(),
  arrival_flight: z.string(),
  departure_address: z.string(),
  destination_address: z.string(),
  request: z.string(),
  /** What was asked for besides, of a service; passport numbers are masked. */
  service: z.nullable(Service),
  lines: z.array(BookingLine),
  travellers: z.array(
    z.object({ band: Band, name: z.string(), birthday: z.nullable(Day), nationality: z.nullable(Country) }),
  ),
  cancellation: z.array(CancellationTier),
  amount_won: Amount,
  /** Null unless cancelled, or requested to be, after it was paid. */
  refund: z.nullable(Refund),
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
  /** In the order in which they are taken off. */
  coupon_ids: z.array(Uuid),
  points: z.number(),
  /** The accepted quotation whose price this is: nothing but how it is paid is left to say (product §4). */
  quotation_id: z.nullable(Uuid),
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
