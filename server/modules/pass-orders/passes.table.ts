import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PassPerson } from '#contract/pass/affiliate'
import type { PassScanAnswer } from '#contract/pass/gate'
import type { PassTypeName } from '#contract/pass/pass-type'
import { id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { booking, order } from '#server/modules/booking/booking.table'
import { passAffiliate } from '#server/modules/pass/pass.table'

/** A paid pass; its price and refund are those of its booking. */
export const pass = pgTable(
  'pass',
  {
    id: id(),
    number: text().notNull(),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    order_id: text()
      .notNull()
      .references(() => order.id),
    booking_id: uuid()
      .notNull()
      .references(() => booking.id),
    type: text().$type<PassTypeName>().notNull(),
    person: text().$type<PassPerson>().notNull(),
    price_won: integer().notNull(),
    bought_at: instant().notNull(),
    valid_until: date({ mode: 'string' }).notNull(),
    started_at: instant(),
    ends_at: instant(),
    /** Null for a pass by hours. */
    visits_left: integer(),
    saved_won: integer().notNull().default(0),
    returned_at: instant(),
    /** Until when a friend can accept it; kept here so that one condition on the row decides whether it admits. */
    gift_until: instant(),
  },
  (t) => [
    uniqueIndex('pass_number').on(t.number),
    uniqueIndex('pass_booking').on(t.booking_id),
    index('pass_bought').on(t.bought_at, t.id),
    index('pass_words').using('gin', sql`lower(${t.number}) gin_trgm_ops`),
    index('pass_account').on(t.account_id, t.bought_at),
    index('pass_order').on(t.order_id),
    check('pass_visits', sql`${t.visits_left} >= 0`),
    check('pass_begun', sql`(${t.started_at} is null) = (${t.ends_at} is null)`),
    check(
      'pass_given_unused',
      sql`${t.gift_until} is null or ${t.started_at} is null or ${t.gift_until} <= ${t.started_at}`,
    ),
    check('pass_unused', sql`${t.returned_at} is null or ${t.started_at} is null`),
  ],
)

export type PassRow = typeof pass.$inferSelect

/** A spent visit: the `nth` of a pass at an affiliate, so that two concurrent visits cannot both be the last. */
export const passVisit = pgTable(
  'pass_visit',
  {
    id: id(),
    pass_id: uuid()
      .notNull()
      .references(() => pass.id),
    affiliate_id: uuid()
      .notNull()
      .references(() => passAffiliate.id),
    nth: integer().notNull(),
    at: instant().notNull(),
    saved_won: integer().notNull(),
  },
  (t) => [
    uniqueIndex('pass_visit_once').on(t.pass_id, t.affiliate_id, t.nth),
    index('pass_visit_affiliate').on(t.affiliate_id, t.at),
  ],
)

/** Every scan at an affiliate, also refused ones, with the id that the device assigned. */
export const passScan = pgTable(
  'pass_scan',
  {
    id: uuid().primaryKey(),
    affiliate_id: uuid()
      .notNull()
      .references(() => passAffiliate.id),
    staff_id: uuid()
      .notNull()
      .references(() => account.id),
    at: instant().notNull(),
    received_at: instant().notNull(),
    /** Null only during processing. */
    answer: jsonb().$type<PassScanAnswer>(),
    /** Whether it was sent later than it was made. */
    late: boolean().notNull(),
  },
  (t) => [index('pass_scan_affiliate').on(t.affiliate_id, t.at), index('pass_scan_at').on(t.at)],
)

/** Members who admit visitors at an affiliate. */
export const passStaff = pgTable(
  'pass_staff',
  {
    id: id(),
    affiliate_id: uuid()
      .notNull()
      .references(() => passAffiliate.id, { onDelete: 'cascade' }),
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (t) => [uniqueIndex('pass_staff_one').on(t.account_id, t.affiliate_id)],
)
