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

/** The request of a service, without the companions, whose data is sealed. */
export type StoredService = VehicleService | TourService | Omit<ImmigrationService, 'companions'>

/** A line of the explained price in both languages. */
export type StoredPriceLine = Omit<PriceLine, 'label'> & { label: Texts }

/** The text in which operators search for an order, in lower case. */
export const orderWords = (of: Record<'id' | 'representative_name' | 'email' | 'contact', SQLWrapper>) =>
  sql`lower(${of.id} || ' ' || ${of.representative_name} || ' ' || ${of.email} || ' ' || ${of.contact})`
/** The text in which operators also search for a booking. */
export const bookingWords = (of: Record<'reservation_number' | 'product_name', SQLWrapper>) =>
  sql`lower(${of.reservation_number} || ' ' || (${of.product_name} ->> 'en') || ' ' || (${of.product_name} ->> 'ko'))`

/** Whether an order's transfer may still arrive, in time or late. */
export const awaitsTransfer = (of: Record<'status' | 'payment_method', SQLWrapper>) =>
  sql`${of.status} in ('awaiting_deposit', 'expired') and ${of.payment_method} = 'transfer'`

/** Whether an order of an accepted quotation has ended unpaid. */
export const isQuotationUnpaid = (of: Record<'quotation_id' | 'status' | 'paid_at', SQLWrapper>) =>
  sql`${of.quotation_id} is not null and ${of.status} in ('expired', 'cancelled') and ${of.paid_at} is null`

/** Bookings that are paid together. Its id is the order number that the payment provider knows. */
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
    /** The accepted quotation that set the price: agreed, and never recomputed. */
    quotation_id: uuid(),
    /** Frozen when the order was made (domain: money). */
    rates: jsonb().$type<Rates>().notNull(),
    price_lines: jsonb().$type<StoredPriceLine[]>().notNull(),
    amount_won: integer().notNull(),
    lang: text().notNull(),
    travelers_done: boolean().notNull().default(false),
    extras_done: boolean().notNull().default(false),
    benefits_done: boolean().notNull().default(false),
    hold_expires_at: instant(),
    created_at: createdAt(),
    submitted_at: instant(),
    paid_at: instant(),
  },
  (t) => [
    index('order_account').on(t.account_id, t.created_at),
    index('order_draft').on(t.id).where(sql`${t.submitted_at} is null`),
    index('order_site').on(t.site),
    index('order_hold').on(t.hold_expires_at).where(sql`${t.hold_expires_at} is not null`),
    index('order_paid').on(t.paid_at).where(sql`${t.paid_at} is not null`),
    index('order_transfer').on(t.amount_won).where(awaitsTransfer(t)),
    // Accepting a quotation twice concurrently still makes one order.
    uniqueIndex('order_quotation').on(t.quotation_id).where(sql`${t.status} not in ('expired', 'cancelled')`),
    index('order_quotation_unpaid').on(t.id).where(isQuotationUnpaid(t)),
    index('order_words')
      .using('gin', sql`${orderWords(t)} gin_trgm_ops`)
      .where(sql`${t.submitted_at} is not null`),
    check('order_amount', sql`${t.amount_won} >= 0 and ${t.points} >= 0`),
  ],
)

/** The coupons of an order, each with its discount and the bookings it applies to. */
export const orderCoupon = pgTable(
  'order_coupon',
  {
    order_id: text()
      .notNull()
      .references(() => order.id),
    /** Deleted with the coupon when its holder withdraws. */
    coupon_id: uuid()
      .notNull()
      .references(() => memberCoupon.id, { onDelete: 'cascade' }),
    /** The sequence in which the coupons are applied. */
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

/** One departure of one product. Catalog values that could change are copied here. */
export const booking = pgTable(
  'booking',
  {
    id: id(),
    order_id: text()
      .notNull()
      .references(() => order.id),
    /** The site of its order, which never changes: a list of one site is sorted and counted by an index of the bookings alone. */
    site: text().$type<Site>().notNull(),
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
    /** Seats this booking holds or has; 0 once released. */
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
    /** The number of people a service is for, whose lines may count vehicles; null where they count travelers. */
    party: integer(),
    /** The request of a service. Companions' passport numbers are sealed with it, as JSON. */
    service: jsonb().$type<StoredService>(),
    companions_sealed: bytes(),
    amount_won: integer().notNull(),
    created_at: createdAt(),
    /** When the start time or party last diverged from codes already issued; null if never. */
    reissued_at: instant(),
  },
  (t) => [
    uniqueIndex('booking_number').on(t.reservation_number),
    index('booking_order').on(t.order_id),
    index('booking_account').on(t.account_id, t.created_at.desc().nullsFirst(), t.id),
    index('booking_departure').on(t.departure_id),
    index('booking_date').on(t.date, t.id),
    index('booking_waiting').on(t.status).where(sql`${t.status} in ('waiting', 'requested')`),
    // With the order, so that those of a status are counted without drafts from the index alone.
    index('booking_status_created').on(t.status, t.created_at, t.id, t.order_id),
    index('booking_created').on(t.created_at, t.id),
    index('booking_site').on(t.site, t.created_at, t.id),
    index('booking_site_date').on(t.site, t.date, t.id),
    index('booking_site_status').on(t.site, t.status, t.created_at, t.id, t.order_id),
    index('booking_words').using('gin', sql`${bookingWords(t)} gin_trgm_ops`),
    // A tour's day by departure, as its gates query it.
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
    /** Position among the prices of the option. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    price: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    takes_seat: boolean().notNull(),
    /** Ages on the day of departure that the price is for, as they were when the booking was made. */
    min_age: integer(),
    max_age: integer(),
  },
  (t) => [primaryKey({ columns: [t.booking_id, t.band] }), check('booking_line_quantity', sql`${t.quantity} > 0`)],
)

export const bookingTraveler = pgTable(
  'booking_traveler',
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
    /** Sequence of the changes. */
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
