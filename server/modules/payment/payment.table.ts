import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PaymentMethod } from '#contract/reservation'
import { createdAt, id, instant } from '#server/db/columns'
import { order } from '#server/modules/booking/booking.table'

export type PaymentStatus = 'created' | 'confirming' | 'done' | 'failed' | 'refunded' | 'partly_refunded'

/** A payment of an order, by card or by a received deposit. At most one payment of an order is ever captured. */
export const payment = pgTable(
  'payment',
  {
    id: id(),
    order_id: text()
      .notNull()
      .references(() => order.id),
    method: text().$type<PaymentMethod>().notNull().default('card'),
    payment_key: text(),
    status: text().$type<PaymentStatus>().notNull(),
    amount_won: integer().notNull(),
    refunded_won: integer().notNull().default(0),
    /** The provider's code and message if it refused. */
    code: text().notNull().default(''),
    message: text().notNull().default(''),
    created_at: createdAt(),
    confirming_at: instant(),
    done_at: instant(),
  },
  (t) => [
    index('payment_order').on(t.order_id, t.created_at),
    uniqueIndex('payment_key').on(t.payment_key),
    uniqueIndex('payment_captured_once')
      .on(t.order_id)
      .where(sql`${t.status} in ('confirming', 'done', 'refunded', 'partly_refunded')`),
    index('payment_unfinished').on(t.confirming_at).where(sql`${t.status} = 'confirming'`),
    check('payment_refund', sql`${t.refunded_won} between 0 and ${t.amount_won}`),
  ],
)
