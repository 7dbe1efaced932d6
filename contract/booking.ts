import { ProductId } from './catalog'
import { endpoint } from './endpoint'
import { Day, Instant, LangQuery, Paged, Paging, TimeOfDay, Uuid } from './fields'
import { Lang } from './languages'
import { Picture } from './media'
import { Amount } from './money'
import { Booking, BookingStatus, Order, OrderId, OrderStatus, PaymentStart, Refund } from './order'
import { Benefits, Extras, Submission, Travelers } from './reservation'
import { z } from './zod'

/** The names under which statuses are shown, each with the statuses it covers (product §4). */
export const shownStatuses = {
  pending: ['pending', 'waiting'],
  confirmed: ['requested', 'confirmed'],
  cancel_requested: ['cancel_requested'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly BookingStatus[]>
export type ShownStatus = keyof typeof shownStatuses
export const shownNames = Object.keys(shownStatuses) as [ShownStatus, ...ShownStatus[]]

/** `upcoming`: bookings that depart on today's Seoul day or later; `past`: earlier and canceled ones. */
export const whenNames = ['upcoming', 'past'] as const
export type When = (typeof whenNames)[number]

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
  when: z.enum(whenNames),
  /** The quotation whose product this is; it cannot be booked again on its own. */
  quotation_id: z.nullable(Uuid),
  /** The payment deadline, by card or by transfer; null once the booking is paid or has ended. */
  hold_expires_at: z.nullable(Instant),
  refund: z.nullable(z.pick(Refund, { amount_won: true, points: true, status: true })),
})
export type BookingSummary = z.infer<typeof BookingSummary>

/**
 * A coupon of the member, with the amount it takes off this order on top of the chosen ones, after dropping those it does not
 * combine with (`contract/stacking.ts`); `reason` is a refusal code if it cannot be used at all.
 */
export const BenefitChoice = z.object({
  coupons: z.array(
    z.object({
      id: Uuid,
      name: z.string(),
      expires_at: Instant,
      discount_won: Amount,
      scope: z.enum(['order', 'goods']),
      combines: z.boolean(),
      usable: z.boolean(),
      reason: z.nullable(z.string()),
    }),
  ),
  points_balance: z.number(),
  /** Most points this order accepts. */
  points_max: z.number(),
  /** The allowed combination with the lowest total. */
  best: z.object({ coupon_ids: z.array(Uuid), points: z.number(), amount_won: Amount }),
})

/** One change of a booking, as its member sees it; `reason` is one of our keywords, or an operator's sentence. */
export const BookingChange = z.object({
  at: Instant,
  to: BookingStatus,
  by: z.enum(['member', 'operator', 'system', 'payment']),
  reason: z.string(),
})
export type BookingChange = z.infer<typeof BookingChange>

const OrderParams = z.object({ id: OrderId })
const BookingParams = z.object({ id: Uuid })

/** Turns cart lines into an order. */
export const cartOrder = {
  /** Holds the seats of the chosen cart lines for `holdMinutes`. Refuses with `booking.soldOut` when a seat is gone. */
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
}

export const booking = {
  order: endpoint({
    method: 'get',
    path: '/api/v1/orders/:id',
    auth: 'member',
    params: OrderParams,
    query: LangQuery,
    data: Order,
  }),
  travelers: endpoint({
    method: 'put',
    path: '/api/v1/orders/:id/travelers',
    auth: 'member',
    params: OrderParams,
    query: LangQuery,
    body: Travelers,
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
  /** Fixes the payment method and amount. A card order then waits for its payment, a transfer for its deposit. */
  submit: endpoint({
    method: 'post',
    path: '/api/v1/orders/:id/submit',
    auth: 'member',
    params: OrderParams,
    query: LangQuery,
    body: Submission,
    data: z.object({
      order: Order,
      payment: PaymentStart,
    }),
    idempotent: true,
    limit: 'write',
  }),
  /** Gives up an unpaid order and releases its seats immediately. */
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
    /** `status` is a shown status: it matches every status under that name. */
    query: z.extend(Paging, {
      lang: Lang,
      status: z.optional(z.enum(shownNames)),
      when: z.optional(z.enum(whenNames)),
    }),
    /** Upcoming bookings first, the next departure at the top; then past ones, the latest departure at the top. */
    data: z.extend(Paged(BookingSummary), { answered_at: Instant }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/bookings/:id',
    auth: 'member',
    params: BookingParams,
    query: LangQuery,
    /** `history` starts with the reservation. */
    data: z.object({ booking: Booking, order: Order, history: z.array(BookingChange) }),
  }),
}
