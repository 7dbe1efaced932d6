import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Band, CancellationTier } from '#contract/catalog'
import type { Currency, Rates } from '#contract/money'
import type { BookingStatus, OrderStatus, PriceLine } from '#contract/order'
import type { PaymentMethod } from '#contract/reservation'
import type { ImmigrationService, TourService, VehicleService } from '#contract/services'
import type { Site } from '#contract/sites/sites'
import { bytes, createdAt, id, instant, type Texts } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { memberCoupon } from '#server/modules/benefits/benefits.table'
import { departure, product } from '#server/modules/catalog/catalog.table'

/** What a service asks for, without the companions: who they are is sealed. */
export type StoredService = VehicleService | TourService | Omit<ImmigrationService, 'companions'>

/** A line of the explained price in both languages. */
export type StoredPriceLine = Omit<PriceLine, 'label'> & { label: Texts }

/** What operators find an order by, in lower case. */
export const orderWords = (of: Record<'id' | 'representative_name' | 'email' | 'contact', SQLWrapper>) =>
  sql`lower(${of.id} || ' ' || ${of.representative_name} || ' ' || ${of.email} || ' ' || ${of.contact})`
/** What they find a booking by besides. */
export const bookingWords = (of: Record<'reservation_number' | 'product_name', SQLWrapper>) =>
  sql`lower(${of.reservation_number} || ' ' || (${of.product_name} ->> 'en') || ' ' || (${of.product_name} ->> 'ko'))`

/** Orders whose money may still come by transfer: in time, or late. */
export const awaitsTransfer = (of: Record<'status' | 'payment_method', SQLWrapper>) =>
  sql`${of.status} in ('awaiting_deposit', 'expired') and ${of.payment_method} = 'transfer'`

/** What is paid at once. Its id is the order number that the payment provider knows. */
export const order = pgTable(
  'order',
  {
    id: text().primaryKey(),
    site: text().$type<Site>().notNull(),
    account_id: uuid().references(() => account.id),
    status: text().$type<OrderStatus>().notNull(),
    payment_method: text().$type<PaymentMethod>(),
    representative_name: text().notNull().default(''),
    email: text().notNull().default(''),
    contact: text().notNull().default(''),
    nationality: text(),
    passport_sealed: bytes(),
    /** Account holder of a bank transfer: who sends the money. */
    depositor: text().notNull().default(''),
    points: integer().notNull().default(0),
    /** The accepted quotation whose price this is: it was agreed, and is never recomputed. */
    quotation_id: uuid(),
    /** Frozen when the order was made (domain: money). */
    rates: jsonb().$type<Rates>().notNull(),
    price_lines: jsonb().$type<StoredPriceLine[]>().notNull(),
    amount_won: integer().notNull(),
    lang: text().notNull(),
    travellers_done: boolean().notNull().default(false),
    extras_done: boolean().notNull().default(false),
    benefits_done: boolean().notNull().default(false),
    hold_expires_at: instant(),
    created_at: createdAt(),
    submitted_at: instant(),
    paid_at: instant(),
  },
  (t) => [
    index('order_account').on(t.account_id, t.created_at),
    index('order_hold').on(t.hold_expires_at).where(sql`${t.hold_expires_at} is not null`),
    index('order_transfer').on(t.amount_won).where(awaitsTransfer(t)),
    // Whoever accepts twice at once has one order all the same.
    uniqueIndex('order_quotation').on(t.quotation_id).where(sql`${t.status} not in ('expired', 'cancelled')`),
    index('order_words')
      .using('gin', sql`${orderWords(t)} gin_trgm_ops`)
      .where(sql`${t.submitted_at} is not null`),
    check('order_amount', sql`${t.amount_won} >= 0 and ${t.points} >= 0`),
  ],
)

/** The coupons of an order, with what each takes off and the bookings that it is taken off. */
export const orderCoupon = pgTable(
  'order_coupon',
  {
    order_id: text()
      .notNull()
      .references(() => order.id),
    /** Goes with the coupon when its holder withdraws. */
    coupon_id: uuid()
      .notNull()
      .references(() => memberCoupon.id, { onDelete: 'cascade' }),
    /** In which they are taken off, one after the other. */
    position: integer().notNull(),
    discount_won: integer().notNull(),
    booking_ids: uuid().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.coupon_id] }),
    index('order_coupon_coupon').on(t.coupon_id),
    check('order_coupon_discount', sql`${t.discount_won} >= 0`),
  ],
)

/** One departure of one product. What could change in the catalogue is kept as it was. */
export const booking = pgTable(
  'booking',
  {
    id: id(),
    order_id: text()
      .notNull()
      .references(() => order.id),
    reservation_number: text().notNull(),
    account_id: uuid().references(() => account.id),
    status: text().$type<BookingStatus>().notNull(),
    cancel_reason: text(),
    product_id: text()
      .notNull()
      .references(() => product.id),
    departure_id: uuid()
      .notNull()
      .references(() => departure.id),
    /** Seats this booking holds or has: 0 once they were given back. */
    seats: integer().notNull(),
    seat_state: text().$type<'held' | 'confirmed' | 'released'>().notNull(),
    product_name: jsonb().$type<Texts>().notNull(),
    option_name: jsonb().$type<Texts>().notNull(),
    meeting_point: jsonb().$type<Texts>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    start_time: text().notNull(),
    cancellation: jsonb().$type<CancellationTier[]>().notNull(),
    luggage_count: integer().notNull().default(0),
    arrival_flight: text().notNull().default(''),
    departure_address: text().notNull().default(''),
    destination_address: text().notNull().default(''),
    request: text().notNull().default(''),
    /** How many a service is for, whose lines may count vehicles; null where they count travellers. */
    party: integer(),
    /** What a service was asked for with. Passport numbers of companions are sealed beside it, as JSON. */
    service: jsonb().$type<StoredService>(),
    companions_sealed: bytes(),
    amount_won: integer().notNull(),
    created_at: createdAt(),
    /** When hour or party last became others than codes say that were given out before; null while none has. */
    reissued_at: instant(),
  },
  (t) => [
    uniqueIndex('booking_number').on(t.reservation_number),
    index('booking_order').on(t.order_id),
    index('booking_account').on(t.account_id, t.created_at.desc().nullsFirst(), t.id),
    index('booking_departure').on(t.departure_id),
    index('booking_date').on(t.date, t.id),
    index('booking_waiting').on(t.status).where(sql`${t.status} in ('waiting', 'requested')`),
    index('booking_created').on(t.created_at, t.id),
    index('booking_words').using('gin', sql`${bookingWords(t)} gin_trgm_ops`),
    // A day of a tour by departure, as its gates ask for it.
    index('booking_tour_day').on(t.product_id, t.date, t.start_time, t.reservation_number),
  ],
)

export const bookingLine = pgTable(
  'booking_line',
  {
    booking_id: uuid()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    band: text().$type<Band>().notNull(),
    /** In the order in which the option lists its prices. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    price: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    takes_seat: boolean().notNull(),
    /** From which age to which the price is, on the day of departure, as it was when the booking was made. */
    min_age: integer(),
    max_age: integer(),
  },
  (t) => [primaryKey({ columns: [t.booking_id, t.band] }), check('booking_line_quantity', sql`${t.quantity} > 0`)],
)

export const bookingTraveller = pgTable(
  'booking_traveller',
  {
    booking_id: uuid()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    band: text().$type<Band>().notNull(),
    name: text().notNull(),
    birthday: text(),
    nationality: text(),
  },
  (t) => [primaryKey({ columns: [t.booking_id, t.position] })],
)

/** Every change of a booking: who, when, from, to, why. Append only. */
export const bookingEvent = pgTable(
  'booking_event',
  {
    id: id(),
    /** The order in which the changes came. */
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    booking_id: uuid()
      .notNull()
      .references(() => booking.id),
    at: createdAt(),
    actor: text().notNull(),
    from: text().$type<BookingStatus>(),
    to: text().$type<BookingStatus>().notNull(),
    reason: text().notNull().default(''),
  },
  (t) => [index('booking_event_booking').on(t.booking_id, t.seq)],
)
