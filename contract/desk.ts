import { RefundAccount } from './cancellation'
import { ProductId } from './catalog'
import { Count, DeskPaging, DeskRows, DeskSearch } from './desk-list'
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
  /** The site of the reservation. */
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
  /** The deadline of a deposit. */
  hold_expires_at: z.nullable(Instant),
  refund: z.nullable(z.pick(Refund, { amount_won: true, status: true, to: true })),
  created_at: Instant,
})
export type DeskRow = z.infer<typeof DeskRow>

/**
 * One entry of a booking's history; `actor_name` is empty unless a person acted. If the status did not change, `from` equals
 * `to`.
 */
export const DeskEvent = z.object({
  at: Instant,
  actor: z.enum(['member', 'operator', 'system', 'payment']),
  actor_name: z.string(),
  from: z.nullable(BookingStatus),
  to: BookingStatus,
  reason: z.string(),
})

/** A note for colleagues at the desk. */
export const DeskNote = z.object({ at: Instant, by: z.string(), text: z.string() })
export type DeskNote = z.infer<typeof DeskNote>

export const DeskBooking = z.object({
  /** The site of the reservation. */
  site: Site,
  booking: Booking,
  order: Order,
  depositor: z.string(),
  /** The payment of the whole order; null if nothing is paid. */
  payment: z.nullable(
    z.object({ method: PaymentMethod, amount_won: Amount, refunded_won: Amount, paid_at: z.nullable(Instant) }),
  ),
  /** The person's reason, and the provider's message if it refused. */
  refund: z.nullable(
    z.object({ by: z.enum(['member', 'operator']), reason: z.string(), code: z.string(), message: z.string() }),
  ),
  events: z.array(DeskEvent),
  /** Newest first. */
  notes: z.array(DeskNote),
})
export type DeskBooking = z.infer<typeof DeskBooking>

/** Unmasked passport numbers for operators: first the representative, then companions of a service. */
export const Passports = z.object({ people: z.array(z.object({ name: z.string(), passport_number: z.string() })) })
export type Passports = z.infer<typeof Passports>

/** A reason that the person can read. */
export const DeskReason = z.strictObject({ reason: RequiredText(500) })
export type DeskReason = z.infer<typeof DeskReason>
/** The figures a decision was based on, from the quote. */
const Seen = z.strictObject({
  refund_won: Amount,
  refund_points: z.number().check(z.int('validation.number'), z.gte(0, 'validation.number')),
})
/**
 * `refund_account` if the person has given it already and the order was paid by transfer; `seen` is the content of the quote, and
 * the call is refused if it has changed since.
 */
export const DeskCancel = z.extend(DeskReason, { refund_account: z.optional(RefundAccount), seen: z.optional(Seen) })
export type DeskCancel = z.infer<typeof DeskCancel>
export const Deposit = z.strictObject({
  /** The amount received. Any amount other than the one due is refused with both figures. */
  amount_won: Amount.check(z.gte(0, 'validation.number')),
})
export type Deposit = z.infer<typeof Deposit>

const BookingParams = z.object({ id: Uuid })

/** Why an operator opens sealed data; recorded in the audit log. */
export const LookReason = z.strictObject({ reason: RequiredText(500) })
export type LookReason = z.infer<typeof LookReason>

/** Sort keys of the list of bookings. */
export const deskSorts = ['created_at', 'date'] as const
/** Sites that take reservations. */
export const orderSites = ['shop', 'apec', 'protocol', 'mice', 'seoulitepass'] as const satisfies readonly Site[]
export const deskRefunds = ['requested', 'processing', 'failed', 'done'] as const

export const DeskQuery = z.extend(DeskPaging(deskSorts, '-created_at'), {
  /**
   * Matches anywhere in reservation and order numbers, in the booker's name, phone number and email address, or in the product's
   * name.
   */
  q: DeskSearch,
  status: z.optional(BookingStatus),
  site: z.optional(z.enum(orderSites)),
  product_id: z.optional(ProductId),
  /** The day of the trip. */
  date: z.optional(TravelDay),
  /** `failed` are refunds that the provider has refused: an operator must look into them. */
  refund: z.optional(z.enum(deskRefunds)),
})

/** What an operator's cancellation of a booking would refund; for an unpaid booking the whole order ends. */
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
 * Work waiting for the desk: refused refunds, deposits, paid reservations to confirm, refunds to send by hand; inquiries of every
 * site, groups waiting for an offer or an answer, posts to decide on, companies to check, companies applying as pass partners,
 * reservations in conflict at today's gates, messages that could not be sent, and products that should be on sale but lack
 * something.
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
  'hosting',
  'participant',
  'gate',
  'mail',
  'sale',
] as const

/** The days whose figures the desk's first page shows: this week, ending today, and the week before. */
export const deskFigureDays = 14

/** What operators do with bookings. Every act is written to the booking's history and the audit log (product §4). */
export const desk = {
  /** How much work of each kind waits at each site where any does, and when the oldest began to wait. */
  today: endpoint({
    method: 'get',
    path: '/api/v1/admin/today',
    auth: 'admin',
    roles: ['operator'],
    data: z.object({
      waiting: z.array(
        z.object({ kind: z.enum(deskWaiting), site: Site, count: z.number(), since: z.nullable(Instant) }),
      ),
    }),
  }),
  /**
   * What was sold at each site, and how often pages of its products were opened, on each Seoul day of the last two weeks; today
   * comes last.
   */
  figures: endpoint({
    method: 'get',
    path: '/api/v1/admin/figures',
    auth: 'admin',
    roles: ['operator'],
    data: z.object({
      days: z.array(
        z.object({
          day: Day,
          /** The sites that had any of it on the day. */
          sites: z.array(
            z.object({
              site: Site,
              /** The amount of the orders paid on the day, whatever was refunded later. */
              sold_won: Amount,
              /** The seats in these orders that were not released since. */
              seats: z.number(),
              views: z.number(),
            }),
          ),
        }),
      ),
    }),
  }),
  /** `counts` is the number per status with all other filters applied. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/bookings',
    auth: 'admin',
    roles: ['operator'],
    query: z.extend(DeskQuery, LangQuery.shape),
    data: z.extend(DeskRows(DeskRow), {
      counts: z.record(BookingStatus, Count),
      /** Refunds that the provider has refused, regardless of the filters. */
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
   * Records the deposit of an order. One that arrives after the deadline takes its seats again first. Refuses with 409
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
  /** Restores the booking's state from before the request. Refuses with 409 `desk.nothingRequested` or `desk.refundUnderWay`. */
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
  /** Refuses with 409 if the booking cannot be canceled, as the cancellation itself does. */
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
   * Refunds everything, regardless of the rules; for an unpaid booking the whole order ends. Refuses with 409
   * `booking.quoteChanged` if the booking has changed since it was `seen`.
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
  /** Records that the money of a refund was sent by hand. Refuses with 409 `desk.noRefundDue` or `desk.refundUnderWay`. */
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
  /** Retries a refund that the provider has refused. */
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
  /** Passport numbers of a booking, for the people who have one stored; each view is written to the audit log. */
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
  /** The unmasked account of a refund; each view is written to the audit log. */
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
