import { CancellationTier } from './catalog'
import { endpoint } from './endpoint'
import { Instant, LangQuery, OptionalText, RequiredText, Uuid } from './fields'
import { Amount } from './money'
import { Booking, BookingStatus, Order, RefundTo } from './order'
import { z } from './zod'

/** Where a refund of a bank transfer goes. Digits, with or without hyphens (product §4). */
export const RefundAccount = z.strictObject({
  bank: RequiredText(40),
  account_number: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'validation.required'),
      z.regex(/^(?=(?:\D*\d){6,20}\D*$)\d[\d-]{4,28}\d$/, 'validation.accountNumber'),
    ),
  account_holder: RequiredText(60),
})
export type RefundAccount = z.infer<typeof RefundAccount>

/**
 * What the person confirms. Both figures are those of the quote they saw: when the rule has changed since, at midnight say,
 * the request is refused with `booking.quoteChanged` and a new quote has to be asked for.
 */
export const CancelRequest = z.strictObject({
  reason: OptionalText(500),
  refund_won: Amount,
  refund_points: z.number().check(z.int('validation.number'), z.gte(0, 'validation.number')),
  /** Required when the quote says `refund_to: 'account'`. */
  refund_account: z.optional(RefundAccount),
})
export type CancelRequest = z.infer<typeof CancelRequest>

/**
 * One line of the explanation. `amount_won` is negative where it is kept, null where the line only says something; points
 * count one won each.
 */
export const QuoteLine = z.object({
  kind: z.enum(['paid', 'fee', 'refund', 'points', 'points_lost', 'coupon', 'unpaid', 'together']),
  label: z.string(),
  amount_won: z.nullable(Amount),
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** What becomes of a coupon: it can be used again, or stays used. */
export const CouponAfter = z.object({ name: z.string(), comes_back: z.boolean() })

/** What cancelling a booking now would bring back, and by which rule (product §4). */
export const CancellationQuote = z.object({
  booking_id: Uuid,
  status: BookingStatus,
  /** An unpaid booking is cancelled at once, together with its whole order. */
  kind: z.enum(['unpaid', 'paid']),
  /** The rule in force; 0 % where the last rule has passed, null while nothing is paid. */
  tier: z.nullable(CancellationTier),
  /**
   * Every rule, best first, and the instant at which it ceases to hold: midnight in Seoul after its last day, or the
   * departure. Rules of the same share in a row are one. Empty while nothing is paid.
   */
  tiers: z.array(z.object({ refund_percent: z.number(), until: Instant })),
  /** When the next worse rule begins, or the departure: this quote holds before it. Null while nothing is paid. */
  valid_until: z.nullable(Instant),
  paid_won: Amount,
  refund_won: Amount,
  fee_won: Amount,
  refund_points: z.number(),
  lost_points: z.number(),
  /** Coupons that were taken off this booking, or, while nothing is paid, off its order. */
  coupons: z.array(CouponAfter),
  refund_to: RefundTo,
  /** Bookings of the same unpaid order, which end with this one. */
  together: z.array(z.object({ reservation_number: z.string(), product_name: z.string() })),
  lines: z.array(QuoteLine),
  answered_at: Instant,
})
export type CancellationQuote = z.infer<typeof CancellationQuote>

const BookingParams = z.object({ id: Uuid })
const Cancelled = z.object({ booking: Booking, order: Order })

export const cancellation = {
  /**
   * Refuses with 409 `booking.alreadyCancelled`, `booking.expired`, `booking.cancelRequested`, `booking.departed`, or
   * `booking.paymentUnderWay` while a card payment is being confirmed.
   */
  quote: endpoint({
    method: 'get',
    path: '/api/v1/bookings/:id/cancellation',
    auth: 'member',
    params: BookingParams,
    query: LangQuery,
    data: CancellationQuote,
  }),
  /**
   * Cancels. What was paid by card is `cancelled` when the answer comes, or `cancel_requested` while the provider is silent;
   * a transfer stays `cancel_requested` until an operator has sent the money. Refuses as the quote does, and with 409
   * `booking.quoteChanged` or 400 `booking.refundAccountRequired`.
   */
  cancel: endpoint({
    method: 'post',
    path: '/api/v1/bookings/:id/cancellation',
    auth: 'member',
    params: BookingParams,
    query: LangQuery,
    body: CancelRequest,
    data: Cancelled,
    idempotent: true,
    limit: 'write',
  }),
  /** Names or corrects the account of a refund that has not been sent yet. Refuses with 409 `booking.refundClosed`. */
  refundAccount: endpoint({
    method: 'put',
    path: '/api/v1/bookings/:id/cancellation/account',
    auth: 'member',
    params: BookingParams,
    query: LangQuery,
    body: RefundAccount,
    data: Cancelled,
    limit: 'write',
  }),
}
