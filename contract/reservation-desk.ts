import { Band, ProductId } from './catalog'
import { DeskBooking } from './desk'
import { endpoint } from './endpoint'
import { Day, Instant, LangQuery, RequiredText, TimeOfDay, TravelDay, Uuid } from './fields'
import { Amount } from './money'
import { BookingStatus, OrderId } from './order'
import { PartyChange, PartyQuery, PartyQuote } from './party-desk'
import { z } from './zod'

/** Limits of the further acts of operators on reservations (product §9). */
export const reservationDeskLimits = { note: 1000, manifest: 1000, statement: 100_000, statementLines: 1000 } as const

/** The mails about a reservation that can be sent again. */
export const resentMails = ['reservationMade', 'paymentCompleted', 'bookingConfirmed'] as const
export type ResentMail = (typeof resentMails)[number]

/** Which of these mails fits a reservation in its present status; null if none does. */
export const mailOf = (status: BookingStatus): ResentMail | null =>
  status === 'waiting'
    ? 'reservationMade'
    : status === 'requested'
      ? 'paymentCompleted'
      : status === 'confirmed'
        ? 'bookingConfirmed'
        : null

/** A departure of a day with its number of expected travelers. */
export const ManifestDeparture = z.object({
  product_id: ProductId,
  product_name: z.string(),
  start_time: TimeOfDay,
  reservations: z.number(),
  people: z.number(),
})

/** An expected traveler, with what a guide needs to know: neither prices nor passports. */
export const ManifestRow = z.object({
  id: Uuid,
  reservation_number: z.string(),
  status: BookingStatus,
  start_time: TimeOfDay,
  option_name: z.string(),
  representative_name: z.string(),
  contact: z.string(),
  /** The language of the account. */
  lang: z.string(),
  nationality: z.nullable(z.string()),
  people: z.number(),
  lines: z.array(z.object({ band: Band, quantity: z.number() })),
  travelers: z.array(z.string()),
  luggage_count: z.number(),
  arrival_flight: z.string(),
  departure_address: z.string(),
  request: z.string(),
  notes: z.array(z.string()),
})
export type ManifestRow = z.infer<typeof ManifestRow>

/**
 * A departure of the same product on another day or at another time; `difference_won` is how much more it costs today than was
 * agreed.
 */
export const MoveTarget = z.object({
  option_id: Uuid,
  option_name: z.string(),
  start_time: TimeOfDay,
  seats_left: z.number(),
  /** Null if not all travelers of the party can take it. */
  difference_won: z.nullable(Amount),
})
export type MoveTarget = z.infer<typeof MoveTarget>

/** `seen` is the present departure and the shown difference; the call is refused if either has changed. */
export const Move = z.strictObject({
  option_id: Uuid,
  date: TravelDay,
  start_time: TimeOfDay,
  /** Shown to the person. */
  reason: RequiredText(500),
  seen: z.strictObject({ date: TravelDay, start_time: TimeOfDay, difference_won: Amount }),
})
export type Move = z.infer<typeof Move>

/** A bank statement as copied from a bank's page or a sheet. It is read and not stored. */
export const Statement = z.strictObject({
  text: RequiredText(reservationDeskLimits.statement).check(
    z.refine(
      (text) =>
        text.split('\n', reservationDeskLimits.statementLines + 1).length <= reservationDeskLimits.statementLines,
      {
        error: 'validation.tooMany',
      },
    ),
  ),
})

/** Why a line of a statement could be the deposit of an order. */
export const matchReasons = ['amount', 'name', 'namePart', 'number'] as const
export const DepositMatch = z.object({
  order_id: OrderId,
  booking_id: Uuid,
  reservation_number: z.string(),
  depositor: z.string(),
  representative_name: z.string(),
  amount_won: Amount,
  hold_expires_at: z.nullable(Instant),
  reasons: z.array(z.enum(matchReasons)),
})
export type DepositMatch = z.infer<typeof DepositMatch>

/** A line of a statement with an incoming payment; `sure` if exactly one order matches by amount and by name or number. */
export const StatementLine = z.object({
  line: z.number(),
  words: z.string(),
  amount_won: Amount,
  state: z.enum(['sure', 'likely', 'ambiguous', 'none']),
  matches: z.array(DepositMatch),
})
export type StatementLine = z.infer<typeof StatementLine>

const One = z.object({ id: Uuid })
const desk = { auth: 'admin', roles: ['operator'] } as const

/** What operators do with reservations besides paying, confirming and canceling (product §4). Every act is in the audit log. */
export const reservationDesk = {
  /** Visible to colleagues only. */
  note: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/notes',
    ...desk,
    params: One,
    query: LangQuery,
    body: z.strictObject({ text: RequiredText(reservationDeskLimits.note) }),
    data: DeskBooking,
    limit: 'write',
  }),
  /** Refuses with 409 `desk.changed` a mail that no longer fits. */
  resend: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/mail',
    ...desk,
    params: One,
    query: LangQuery,
    body: z.strictObject({ mail: z.enum(resentMails) }),
    data: DeskBooking,
    idempotent: true,
    limit: 'write',
  }),
  /**
   * The result of changing the party. Nothing is changed. Refuses with 409 `desk.partyFixed`, `booking.minimum`,
   * `booking.soldOut`, and `booking.optionUnavailable` for a band that is not offered.
   */
  partyQuote: endpoint({
    method: 'get',
    path: '/api/v1/admin/bookings/:id/party',
    ...desk,
    params: One,
    query: PartyQuery,
    data: PartyQuote,
  }),
  /**
   * Changes the travelers; the amount paid stays the same. Refuses as `partyQuote` does, with 409 `desk.changed` if the party is
   * no longer as `seen` and `desk.sameParty` if nothing would change, and with 400 for travelers who do not fit the party or its
   * ages.
   */
  party: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/party',
    ...desk,
    params: One,
    query: LangQuery,
    body: PartyChange,
    data: DeskBooking,
    idempotent: true,
    limit: 'write',
  }),
  /** Departures on a day that a reservation could be moved to. Refuses with 409 `desk.notMovable`. */
  targets: endpoint({
    method: 'get',
    path: '/api/v1/admin/bookings/:id/moves',
    ...desk,
    params: One,
    query: z.extend(LangQuery, { date: TravelDay }),
    data: z.object({ date: Day, start_time: TimeOfDay, items: z.array(MoveTarget) }),
  }),
  /**
   * Moves the reservation; the amount paid stays the same. Refuses with 409 `desk.notMovable`, `desk.sameDeparture`,
   * `desk.changed` if it is no longer as `seen`, `booking.soldOut`, and as reserving that departure would.
   */
  move: endpoint({
    method: 'post',
    path: '/api/v1/admin/bookings/:id/move',
    ...desk,
    params: One,
    query: LangQuery,
    body: Move,
    data: DeskBooking,
    idempotent: true,
    limit: 'write',
  }),
  /** Departures of paid orders on a day, by time. */
  manifests: endpoint({
    method: 'get',
    path: '/api/v1/admin/manifests',
    ...desk,
    query: z.extend(LangQuery, { date: TravelDay }),
    data: z.object({ items: z.array(ManifestDeparture) }),
  }),
  /** Everyone expected on a day of a product, possibly none; `total` is their number if not all are returned. */
  manifest: endpoint({
    method: 'get',
    path: '/api/v1/admin/manifests/:productId',
    ...desk,
    params: z.object({ productId: ProductId }),
    query: z.extend(LangQuery, { date: TravelDay }),
    data: z.object({ product_name: z.string(), items: z.array(ManifestRow), total: z.number() }),
  }),
  /** Suggests which lines of a statement are which deposits, with reasons. Nothing is changed, and the text is not stored. */
  matchDeposits: endpoint({
    method: 'post',
    path: '/api/v1/admin/deposits/matches',
    ...desk,
    body: Statement,
    bytes: 400_000,
    data: z.object({ items: z.array(StatementLine) }),
    limit: 'write',
  }),
}
