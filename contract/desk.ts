import { RefundAccount } from './cancellation'
import { ProductId } from './catalog'
import { DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Day, Instant, LangQuery, RequiredText, TimeOfDay, TravelDay, Uuid } from './fields'
import { Amount } from './money'
import { Booking, BookingStatus, Order, OrderId, OrderStatus, Refund, RefundTo } from './order'
import { PaymentMethod } from './reservation'
import { Site } from './sites/sites'
import { z } from './zod'

/** A booking as the operators' list shows it. */
export const DeskRow = z.object({
  id: Uuid,
  order_id: OrderId,
  /** Where it was reserved. */
  site: Site,
  reservation_number: z.string(),
  status: BookingStatus,
  order_status: OrderStatus,
  product_id: ProductId,
  product_name: z.string(),
  date: Day,
  start_time: TimeOfDay,
  number_of_travelers: z.number(),
  representative_name: z.string(),
  email: z.string(),
  contact: z.string(),
  amount_won: Amount,
  payment_method: z.nullable(PaymentMethod),
  /** Until when a deposit is waited for. */
  hold_expires_at: z.nullable(Instant),
  refund: z.nullable(z.pick(Refund, { amount_won: true, status: true, to: true })),
  created_at: Instant,
})
export type DeskRow = z.infer<typeof DeskRow>

/** One entry of a booking's history; `actor_name` is empty unless a person did it. Where nothing changed, `from` equals `to`. */
export const DeskEvent = z.object({
  at: Instant,
  actor: z.enum(['member', 'operator', 'system', 'payment']),
  actor_name: z.string(),
  from: z.nullable(BookingStatus),
  to: BookingStatus,
  reason: z.string(),
})

/** What somebody of the desk wrote for colleagues. */
export const DeskNote = z.object({ at: Instant, by: z.string(), text: z.string() })
export type DeskNote = z.infer<typeof DeskNote>

export const DeskBooking = z.object({
  /** Where it was reserved. */
  site: Site,
  booking: Booking,
  order: Order,
  depositor: z.string(),
  /** What was paid for the whole order; null while nothing is. */
  payment: z.nullable(
    z.object({ method: PaymentMethod, amount_won: Amount, refunded_won: Amount, paid_at: z.nullable(Instant) }),
  ),
  /** What the person wrote, and what the provider said where it refused. */
  refund: z.nullable(
    z.object({ by: z.enum(['member', 'operator']), reason: z.string(), code: z.string(), message: z.string() }),
  ),
  events: z.array(DeskEvent),
  /** The newest first. */
  notes: z.array(DeskNote),
})
export type DeskBooking = z.infer<typeof DeskBooking>

/** Passport numbers in full, as an operator needs them: who answers for the booking first, then companions of a service. */
export const Passports = z.object({ people: z.array(z.object({ name: z.string(), passport_number: z.string() })) })
export type Passports = z.infer<typeof Passports>

/** A reason that the person gets to read. */
export const DeskReason = z.strictObject({ reason: RequiredText(500) })
export type DeskReason = z.infer<typeof DeskReason>
/** What somebody decides on who has asked for a quote. */
const Seen = z.strictObject({
  refund_won: Amount,
  refund_points: z.number().check(z.int('validation.number'), z.gte(0, 'validation.number')),
})
/**
 * `refund_account` where the person has given it already and the order was paid by transfer; `seen` is what the quote said, and anything
 * else by now is refused.
 */
export const DeskCancel = z.extend(DeskReason, { refund_account: z.optional(RefundAccount), seen: z.optional(Seen) })
export type DeskCancel = z.infer<typeof DeskCancel>
export const Deposit = z.strictObject({
  /** What arrived. Anything but what is owed is refused, and both figures are named. */
  amount_won: Amount.check(z.gte(0, 'validation.number')),
})
export type Deposit = z.infer<typeof Deposit>

const BookingParams = z.object({ id: Uuid })

/** Why somebody looks at what is kept sealed: it stands in the audit log. */
export const LookReason = z.strictObject({ reason: RequiredText(500) })
export type LookReason = z.infer<typeof LookReason>

/** What the list of bookings is sorted by. */
export const deskSorts = ['created_at', 'date'] as const
/** The sites on which people reserve. */
export const orderSites = ['shop', 'apec', 'protocol'] as const satisfies readonly Site[]
export const deskRefunds = ['requested', 'processing', 'failed', 'done'] as const

export const DeskQuery = z.extend(DeskPaging(deskSorts, '-created_at'), {
  /** Anywhere in reservation and order numbers, in the name, phone number and email address of whoever reserved, or in the product's name. */
  q: DeskSearch,
  status: z.optional(BookingStatus),
  site: z.optional(z.enum(orderSites)),
  product_id: z.optional(ProductId),
  /** The day of the trip. */
  date: z.optional(TravelDay),
  /** `failed` are those that the provider has refused: somebody has to look into them. */
  refund: z.optional(z.enum(deskRefunds)),
})

/** What an operator's cancellation of a booking would bring back; of an unpaid one all of its order ends. */
export const DeskQuote = z.object({
  refund_won: Amount,
  refund_points: z.number(),
  to: RefundTo,
  coupons: z.array(z.object({ name: z.string(), comes_back: z.boolean() })),
  /** Reservations of the same order that end with it. */
  together: z.array(z.string()),
})
export type DeskQuote = z.infer<typeof DeskQuote>

/**
 * What waits for the desk: refunds that were refused, deposits, paid reservations to be confirmed, refunds to be sent by hand; inquiries of
 * every site, groups that wait for an offer or for an answer, posts to be decided, companies to be checked, companies that apply to let in
 * with the pass, reservations in conflict at the gates of today, and messages that could not be sent.
 */
export const deskWaiting = [
  'failed',
  'deposit',
  'confirm',
  'refund',
  'inquiry',
  'offer',
  'question',
  'post',
  'company',
  'partnership',
  'gate',
  'mail',
] as const

/** What operators do with bookings. Every act is written into the booking's history and the audit log (product §4). */
export const desk = {
  /** How much of each waits, and since when the first of it does. */
  today: endpoint({
    method: 'get',
    path: '/api/v1/admin/today',
    auth: 'admin',
    roles: ['operator'],
    data: z.object({
      waiting: z.array(z.object({ kind: z.enum(deskWaiting), count: z.number(), since: z.nullable(Instant) })),
    }),
  }),
  /** `counts` tells how many there would be of each status with all other filters as they are. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/bookings',
    auth: 'admin',
    roles: ['operator'],
    query: z.extend(DeskQuery, LangQuery.shape),
    data: z.extend(DeskRows(DeskRow), {
      counts: z.partialRecord(BookingStatus, z.number()),
      /** Refunds that the provider has refused, whatever the list is narrowed to. */
      failed_refunds: z.number(),
    }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/bookings/:id',
    auth: 'admin',
    roles: ['operator'],
    params: BookingParams,
    query: LangQuery,
    data: DeskBooking,
  }),
  /**
   * The deposit of an order has arrived. One that comes after the deadline takes its seats again first. Refuses with 409
   * `desk.depositMismatch`, `desk.noDepositDue`, `booking.soldOut` or `booking.departed`.
   */
  deposit: endpoint({
    method: 'post',
    path: '/api/v1/admin/orders/:id/deposit',
    auth: 'admin',
    roles: ['operator'],
    params: z.object({ id: OrderId }),
    query: LangQuery,
    body: Deposit,
    data: z.object({ order: Order }),
    idempotent: true,
    limit: 'write',
  }),
  confirm: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/confirm',
    auth: 'admin',
    roles: ['operator'],
    params: BookingParams,
    query: LangQuery,
    data: DeskBooking,
    limit: 'write',
  }),
  /** The booking is again what it was before the request. Refuses with 409 `desk.nothingRequested` or `desk.refundUnderWay`. */
  decline: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/decline',
    auth: 'admin',
    roles: ['operator'],
    params: BookingParams,
    query: LangQuery,
    body: DeskReason,
    data: DeskBooking,
    limit: 'write',
  }),
  /** Refuses with 409 what cannot be canceled, as the cancellation itself does. */
  quote: endpoint({
    method: 'get',
    path: '/api/v1/admin/bookings/:id/cancellation',
    auth: 'admin',
    roles: ['operator'],
    params: BookingParams,
    query: LangQuery,
    data: DeskQuote,
  }),
  /**
   * Gives everything back, whatever the rules say; of an unpaid booking the whole order ends. Refuses with 409 `booking.quoteChanged` what is
   * not any more as it was `seen`.
   */
  cancel: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/cancel',
    auth: 'admin',
    roles: ['operator'],
    params: BookingParams,
    query: LangQuery,
    body: DeskCancel,
    data: DeskBooking,
    idempotent: true,
    limit: 'write',
  }),
  /** The money of a refund was sent by hand. Refuses with 409 `desk.noRefundDue` or `desk.refundUnderWay`. */
  refundSent: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/refund/sent',
    auth: 'admin',
    roles: ['operator'],
    params: BookingParams,
    query: LangQuery,
    data: DeskBooking,
    idempotent: true,
    limit: 'write',
  }),
  /** Asks the provider once more for a refund that it has refused. */
  refundRetry: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/refund/retry',
    auth: 'admin',
    roles: ['operator'],
    params: BookingParams,
    query: LangQuery,
    data: DeskBooking,
    idempotent: true,
    limit: 'write',
  }),
  /** Passport numbers of a booking, of whom any are kept; each look is written into the audit log. */
  passports: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/passports',
    auth: 'admin',
    roles: ['operator'],
    params: BookingParams,
    body: LookReason,
    data: Passports,
    limit: 'write',
  }),
  /** The account of a refund in full; each look is written into the audit log. */
  refundAccount: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/refund/account',
    auth: 'admin',
    roles: ['operator'],
    params: BookingParams,
    data: RefundAccount,
    limit: 'write',
  }),
}
