import { BookingChange } from './booking'
import { CancellationQuote, CancelRequest, RefundAccount } from './cancellation'
import { ProductId } from './catalog'
import { Country } from './countries'
import { endpoint } from './endpoint'
import {
  Code,
  Day,
  daysSpan,
  Email,
  Instant,
  LangQuery,
  OptionalText,
  PassportNumber,
  Phone,
  RequiredText,
  TimeOfDay,
  TravelDay,
  Uuid,
} from './fields'
import { Lang } from './languages'
import { Booking, Order, PaymentStart } from './order'
import { Submission } from './reservation'
import { Service } from './services'
import { Site } from './sites/sites'
import { maxTourDays, ReservationWindow, Tour, TourDeparture } from './tour'
import { Voucher } from './voucher'
import { z } from './zod'

/** Most travelers and pieces of luggage of one reservation. */
export const maxTravelers = 100
export const maxLuggage = 400
const Whole = (least: number, most: number) =>
  z
    .number('validation.number')
    .check(z.int('validation.number'), z.gte(least, 'validation.number'), z.lte(most, 'validation.tooMany'))

/** Arrival and luggage (product §3). */
const trip = {
  luggage_count: Whole(0, maxLuggage),
  arrival_flight: OptionalText(12),
  departure_address: OptionalText(200),
  destination_address: OptionalText(200),
}

/** A guest's reservation request; the email address is the one of the session (product §3, §5). */
export const GuestReservation = z.strictObject({
  tour_id: ProductId,
  option_id: Uuid,
  date: TravelDay,
  start_time: TimeOfDay,
  number_of_travelers: Whole(1, maxTravelers),
  ...trip,
  request: OptionalText(500),
  representative_name: RequiredText(80),
  contact: Phone,
  nationality: Country,
  passport_number: PassportNumber.check(z.minLength(1, 'validation.required')),
  /** Additional fields of a service; tours have none (product §3). */
  service: z.optional(Service),
  ...Submission.shape,
})
export type GuestReservation = z.infer<typeof GuestReservation>

/** The fields that can still be changed; a passport number that is left out stays as it is. */
export const GuestChange = z.strictObject({ ...trip, passport_number: z.optional(PassportNumber) })
export type GuestChange = z.infer<typeof GuestChange>

/** The address that the code is mailed to. */
export const GuestAddress = z.strictObject({ email: Email })
/** An address and the code that was mailed to it. */
export const GuestProof = z.strictObject({ email: Email, code: Code })
/** How a reservation is found: by its number as in the emails, and its address. */
export const GuestSearch = z.strictObject({
  reservation_number: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.minLength(1, 'validation.required'), z.maxLength(40, 'validation.tooLong')),
  email: Email,
})
export const GuestClaim = z.extend(GuestSearch, { code: Code })

/** A reservation as its guest sees it. */
export const GuestBooking = z.object({
  /** The site of the reservation. */
  site: Site,
  booking: Booking,
  order: Order,
  history: z.array(BookingChange),
  /** Whether flight, addresses, luggage and passport number can still be changed: until the day before the tour. */
  changeable: z.boolean(),
  /** Most pieces of luggage at no further charge. */
  luggage_max: z.number(),
  /** Until when the operator answers a paid service; null if no answer is due. */
  answer_by: z.nullable(Instant),
})
export type GuestBooking = z.infer<typeof GuestBooking>

/** The result of a reservation: `payment` opens the payment window; null for a bank transfer. */
const Reserved = z.object({ reservation: GuestBooking, payment: PaymentStart })

const SiteParams = z.object({ site: Site })
/** A token never appears in a response stored for idempotent repeats, in a path or in a query: those are written down. */
const Opened = z.object({ token: z.string() })

export const guest = {
  window: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/reservation-window',
    auth: 'none',
    params: SiteParams,
    data: ReservationWindow,
  }),
  tours: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/tours',
    auth: 'none',
    params: SiteParams,
    query: LangQuery,
    data: z.array(Tour),
  }),
  /** Every departure that can be reserved between two days, at most `maxTourDays` apart; none while the site is not open. */
  departures: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/tours/departures',
    auth: 'none',
    params: SiteParams,
    query: z.object({ from: TravelDay, to: TravelDay, tour: z.optional(ProductId) }).check(...daysSpan(maxTourDays)),
    data: z.object({ items: z.array(TourDeparture), first_day: Day, asked_at: Instant }),
  }),
  /** Mails six digits; the response is the same for every address (product §8). */
  sendCode: endpoint({
    method: 'post',
    path: '/api/v1/guest/code',
    auth: 'none',
    query: LangQuery,
    body: GuestAddress,
    data: z.object({ minutes: z.number() }),
    limit: 'code',
    sends: true,
  }),
  /**
   * Begins a visit in which one reservation can be made, and uses the code up. Refuses with `auth.codeWrong`, `auth.codeExpired`.
   */
  begin: endpoint({
    method: 'post',
    path: '/api/v1/sites/:site/guest/session',
    auth: 'none',
    params: SiteParams,
    body: GuestProof,
    data: Opened,
    limit: 'signin',
    attempts: true,
  }),
  /** Opens a reservation of that address. Refuses with 404 `guest.notFound` in all other cases. */
  open: endpoint({
    method: 'post',
    path: '/api/v1/guest/session/open',
    auth: 'none',
    body: GuestClaim,
    data: Opened,
    limit: 'signin',
    attempts: true,
  }),
  /** Ends this visit on this device. */
  leave: endpoint({ method: 'delete', path: '/api/v1/guest/session', auth: 'guest', data: z.object({}) }),
  /** Revokes every mailed link and every other visit; this one continues. */
  revoke: endpoint({
    method: 'delete',
    path: '/api/v1/guest/links',
    auth: 'guest',
    data: z.object({}),
    limit: 'write',
  }),
  /** Refuses with 409 `guest.closed`, `guest.reserved`, and as members' reservations do (product §4, §5). */
  reserve: endpoint({
    method: 'post',
    path: '/api/v1/guest/reservation',
    auth: 'guest',
    query: LangQuery,
    body: GuestReservation,
    data: Reserved,
    idempotent: true,
    limit: 'write',
  }),
  /** Pays a reservation after a failed card payment, by either method. */
  pay: endpoint({
    method: 'post',
    path: '/api/v1/guest/reservation/payment',
    auth: 'guest',
    query: LangQuery,
    body: Submission,
    data: Reserved,
    idempotent: true,
    limit: 'write',
  }),
  /** Null before the visit has made a reservation. */
  reservation: endpoint({
    method: 'get',
    path: '/api/v1/guest/reservation',
    auth: 'guest',
    query: LangQuery,
    data: z.nullable(GuestBooking),
  }),
  /** The guest's voucher, shown at the gate. Refuses with 409 `voucher.unpaid` or `voucher.cancelled` if there is none. */
  ticket: endpoint({
    method: 'get',
    path: '/api/v1/guest/reservation/ticket',
    auth: 'guest',
    query: LangQuery,
    data: Voucher,
  }),
  /** Refuses with 409 `guest.tooLate`, `guest.luggagePaid`, `booking.alreadyCancelled`. */
  change: endpoint({
    method: 'put',
    path: '/api/v1/guest/reservation',
    auth: 'guest',
    query: LangQuery,
    body: GuestChange,
    data: GuestBooking,
    limit: 'write',
  }),
  quote: endpoint({
    method: 'get',
    path: '/api/v1/guest/reservation/cancellation',
    auth: 'guest',
    query: z.object({ lang: Lang }),
    data: CancellationQuote,
  }),
  cancel: endpoint({
    method: 'post',
    path: '/api/v1/guest/reservation/cancellation',
    auth: 'guest',
    query: LangQuery,
    body: CancelRequest,
    data: GuestBooking,
    idempotent: true,
    limit: 'write',
  }),
  refundAccount: endpoint({
    method: 'put',
    path: '/api/v1/guest/reservation/cancellation/account',
    auth: 'guest',
    query: LangQuery,
    body: RefundAccount,
    data: GuestBooking,
    limit: 'write',
  }),
}
