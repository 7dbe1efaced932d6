import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#server/db/columns'
import type { TossStatus } from '#server/ports/payments'

/** Payments at the local Toss, stored so that they survive a restart as at the real one. Empty in production. */
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

/** Refunds of a payment, one for each Idempotency-Key. */
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
 * Ways in which a confirmation or a cancellation can be made to fail: `decline` refuses it; `lose-request` never executes it and
 * `lose-reply` does, and neither answers; `stall` executes it and answers only when the caller has given up; `provider-error`
 * fails inside.
 */
export const faults = ['decline', 'lose-request', 'lose-reply', 'stall', 'provider-error'] as const
export type Fault = (typeof faults)[number]

/** The faults set for the next confirmations or cancellations of an order. */
export const localTossFault = pgTable('local_toss_fault', {
  order_id: text().primaryKey(),
  fault: text().$type<Fault>().notNull(),
  times: integer().notNull(),
})
