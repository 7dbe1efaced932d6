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

/** Opens the payment window; null for a bank transfer. */
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
  /** The unit price in the currency it is set in. */
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

/** The destination of a refund: the card, a bank account, or none because nothing is refunded. */
export const RefundTo = z.enum(['card', 'account', 'none'])
export type RefundTo = z.infer<typeof RefundTo>

/** The refund of a canceled booking, or one with a requested cancellation (product §4). */
export const Refund = z.object({
  amount_won: Amount,
  points: z.number(),
  /** Share of the amount paid. */
  percent: z.number(),
  /** `requested` waits for an operator, `processing` for the payment provider; `failed` was refused and needs attention. */
  status: z.enum(['requested', 'processing', 'done', 'failed']),
  to: RefundTo,
  /** The destination account with a masked number; empty if none is known yet. */
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
  /** Languages of the guide. */
  languages: z.array(z.string()),
  number_of_travelers: z.number(),
  luggage_count: z.number(),
  free_luggage: z.number(),
  arrival_flight: z.string(),
  departure_address: z.string(),
  destination_address: z.string(),
  request: z.string(),
  /** Additional fields of a service; passport numbers are masked. */
  service: z.nullable(Service),
  lines: z.array(BookingLine),
  travelers: z.array(
    z.object({ band: Band, name: z.string(), birthday: z.nullable(Day), nationality: z.nullable(Country) }),
  ),
  cancellation: z.array(CancellationTier),
  amount_won: Amount,
  /** Null unless the booking was paid and then canceled or requested to be canceled. */
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

/** A single purchase: one or more bookings, one price, one payment. */
export const Order = z.object({
  id: OrderId,
  status: OrderStatus,
  created_at: Instant,
  /** When held seats are released; null once no seats are held. */
  hold_expires_at: z.nullable(Instant),
  /** The server's clock at the time of the response: the countdown runs by it, not by the reader's clock. */
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
  /** The exact charge (domain: orders are charged in won). */
  amount_won: Amount,
  rates: Rates,
  /** In the order in which they are applied. */
  coupon_ids: z.array(Uuid),
  points: z.number(),
  /** The accepted quotation that set this price: only the payment method is left to choose (product §4). */
  quotation_id: z.nullable(Uuid),
  /** First incomplete step, or null when the order can be paid. */
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
