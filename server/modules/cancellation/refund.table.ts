import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BookingStatus, Refund } from '#contract/order'
import { bytes, createdAt, id, instant } from '#server/db/columns'
import { booking, order } from '#server/modules/booking/booking.table'
import { payment } from '#server/modules/payment/payment.table'

/** A declined refund stays as a record of a request without effect. */
export type RefundStatus = Refund['status'] | 'declined'

/** The refund of a canceled paid booking. A booking has at most one, besides declined ones. */
export const refund = pgTable(
  'refund',
  {
    id: id(),
    booking_id: uuid()
      .notNull()
      .references(() => booking.id),
    order_id: text()
      .notNull()
      .references(() => order.id),
    /** The payment to refund; null where nothing was paid. */
    payment_id: uuid().references(() => payment.id),
    status: text().$type<RefundStatus>().notNull(),
    to: text().$type<Refund['to']>().notNull(),
    by: text().$type<'member' | 'operator'>().notNull(),
    /** The booking's status before the request, restored if the request is declined. */
    was: text().$type<BookingStatus>().notNull(),
    percent: integer().notNull(),
    amount_won: integer().notNull(),
    points: integer().notNull(),
    reason: text().notNull(),
    /** Bank, account number and holder, sealed like passport numbers (domain hazard 8). */
    account_sealed: bytes(),
    /** Number of requests to the provider: one, plus one for each retry after a refusal. */
    tries: integer().notNull().default(1),
    /** The provider's code and message if it refused. */
    code: text().notNull().default(''),
    message: text().notNull().default(''),
    requested_at: createdAt(),
    /** When the provider was last asked. */
    asked_at: instant(),
    done_at: instant(),
  },
  (t) => [
    uniqueIndex('refund_once').on(t.booking_id).where(sql`${t.status} <> 'declined'`),
    index('refund_order').on(t.order_id),
    index('refund_waiting').on(t.status, t.requested_at).where(sql`${t.status} in ('requested', 'failed')`),
    index('refund_unfinished').on(t.asked_at).where(sql`${t.status} = 'processing'`),
    check('refund_amounts', sql`${t.amount_won} >= 0 and ${t.points} >= 0 and ${t.percent} between 0 and 100`),
    check('refund_of_payment', sql`${t.amount_won} = 0 or ${t.payment_id} is not null`),
  ],
)
