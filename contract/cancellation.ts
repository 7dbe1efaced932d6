import { CancellationTier } from './catalog'
import { endpoint } from './endpoint'
import { Instant, LangQuery, OptionalText, RequiredText, Uuid } from './fields'
import { Amount } from './money'
import { Booking, BookingStatus, Order, RefundTo } from './order'
import { z } from './zod'

/** Bank account for the refund of a transfer. Digits, with or without hyphens (product §4). */
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
 * What the person confirms. Both figures are those of the quote they saw: if the rule has changed since, for example at midnight,
 * the request is refused with `booking.quoteChanged` and the caller must get a new quote.
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
 * One line of the explanation. `amount_won` is negative for a deduction, null for a line that only explains; one point counts as
 * one won.
 */
export const QuoteLine = z.object({
  kind: z.enum(['paid', 'fee', 'refund', 'points', 'points_lost', 'coupon', 'unpaid', 'together']),
  label: z.string(),
  amount_won: z.nullable(Amount),
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** What happens to a coupon: it can be used again, or stays used. */
export const CouponAfter = z.object({ name: z.string(), comes_back: z.boolean() })

/** What canceling a booking now would refund, and by which rule (product §4). */
export const CancellationQuote = z.object({
  booking_id: Uuid,
  status: BookingStatus,
  /** An unpaid booking is canceled immediately, together with its whole order. */
  kind: z.enum(['unpaid', 'paid']),
  /** The rule in force; 0 % after the last rule has passed; null for an unpaid booking. */
  tier: z.nullable(CancellationTier),
  /**
   * Every rule, best first, with the instant it ends: midnight in Seoul after its last day, or the departure. Consecutive rules
   * with the same share are merged. Empty for an unpaid booking.
   */
  tiers: z.array(z.object({ refund_percent: z.number(), until: Instant })),
  /** When the next worse rule begins, or the departure: the quote is valid until then. Null for an unpaid booking. */
  valid_until: z.nullable(Instant),
  paid_won: Amount,
  refund_won: Amount,
  fee_won: Amount,
  refund_points: z.number(),
  lost_points: z.number(),
  /** Coupons used on this booking or, if it is unpaid, on its order. */
  coupons: z.array(CouponAfter),
  refund_to: RefundTo,
  /** Bookings of the same unpaid order, which are canceled with this one. */
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
   * Cancels. A card payment is `cancelled` in the response, or `cancel_requested` while the provider has not responded; a
   * transfer stays `cancel_requested` until an operator has sent the money. Refuses as the quote does, and with 409
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
  /** Sets or corrects the account for a refund that has not been sent yet. Refuses with 409 `booking.refundClosed`. */
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
