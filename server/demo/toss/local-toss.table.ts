import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#server/db/columns'
import type { TossStatus } from '#server/ports/payments'

/** What the stand-in for Toss Payments remembers, so that it survives a restart as the real one does. Empty in production. */
export const localTossPayment = pgTable(
  'local_toss_payment',
  {
    payment_key: text().primaryKey(),
    order_id: text().notNull(),
    order_name: text().notNull(),
    amount: integer().notNull(),
    balance: integer().notNull(),
    status: text().$type<TossStatus>().notNull(),
    approved_at: createdAt(),
    /** Idempotency-Key of the confirmation that charged. */
    confirmed_by: text(),
  },
  (t) => [check('local_toss_balance', sql`${t.balance} between 0 and ${t.amount}`)],
)

/** What was given back of a payment, once for each Idempotency-Key. */
export const localTossCancel = pgTable('local_toss_cancel', {
  idempotency_key: text().primaryKey(),
  payment_key: text()
    .notNull()
    .references(() => localTossPayment.payment_key),
  amount: integer().notNull(),
  reason: text().notNull(),
  at: createdAt(),
})

/**
 * What may be made to go wrong with a confirmation or a cancellation: `decline` refuses it; `lose-request` never does it
 * and `lose-reply` does it, and neither answers; `stall` does it and answers only when the caller has given up;
 * `provider-error` fails inside.
 */
export const faults = ['decline', 'lose-request', 'lose-reply', 'stall', 'provider-error'] as const
export type Fault = (typeof faults)[number]

/** What shall go wrong with the next confirmations or cancellations of an order. */
export const localTossFault = pgTable('local_toss_fault', {
  order_id: text().primaryKey(),
  fault: text().$type<Fault>().notNull(),
  times: integer().notNull(),
})
