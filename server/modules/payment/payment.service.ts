import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { type PaymentStatus, payment } from './payment.table'

export type PaymentRow = typeof payment.$inferSelect

/** The time without a result after which a claim counts as abandoned, in milliseconds: the provider can take most of it. */
export const staleAfter = 60_000

/** Ensures that there is an open payment of this amount for the next confirmation; one of another amount is dropped. */
export async function openPayment(tx: Db, at: Date, orderId: string, amountWon: number): Promise<void> {
  const [open] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.order_id, orderId), eq(payment.status, 'created')))
  if (open?.amount_won === amountWon) return
  await dropPayments(tx, orderId, 'superseded')
  await tx.insert(payment).values({ order_id: orderId, status: 'created', amount_won: amountWon, created_at: at })
}

/** Drops unconfirmed payments: their orders were changed or have ended. */
export async function dropPayments(tx: Db, orderId: string, code: string): Promise<void> {
  await tx
    .update(payment)
    .set({ status: 'failed', code })
    .where(and(eq(payment.order_id, orderId), eq(payment.status, 'created')))
}

/** The payments of an order, the newest first. */
export const paymentsOf = (db: Db, orderId: string): Promise<PaymentRow[]> =>
  db.select().from(payment).where(eq(payment.order_id, orderId)).orderBy(desc(payment.created_at))

/** A payment by its id, or null. */
export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id))
  return row ?? null
}

/** Payments that have been confirming since `before` or longer, oldest first, at most `limit`. */
export const leftConfirming = (db: Db, before: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.status, 'confirming'), lte(payment.confirming_at, before)))
    .orderBy(asc(payment.confirming_at))
    .limit(limit)

/**
 * `created → confirming`, once: returns null for a second caller. Throws the violation of `payment_key` for a key of another
 * order.
 */
export async function claimRow(tx: Db, at: Date, id: string, paymentKey: string): Promise<PaymentRow | null> {
  const [claimed] = await tx
    .update(payment)
    .set({ status: 'confirming', payment_key: paymentKey, confirming_at: at })
    .where(and(eq(payment.id, id), eq(payment.status, 'created')))
    .returning()
  return claimed ?? null
}

/** `confirming → done` or `failed`, once: returns false for a second caller. */
export async function endClaim(
  tx: Db,
  id: string,
  end: { status: 'done'; done_at: Date } | { status: 'failed'; code: string; message: string },
): Promise<boolean> {
  const won = await tx
    .update(payment)
    .set(end)
    .where(and(eq(payment.id, id), eq(payment.status, 'confirming')))
    .returning({ id: payment.id })
  return won.length > 0
}

const givenBack = sql`${payment.refunded_won}`

/** Records a refund of won from a payment. */
export async function recordRefund(tx: Db, id: string, amountWon: number): Promise<void> {
  await tx
    .update(payment)
    .set({
      refunded_won: sql`${givenBack} + ${amountWon}`,
      status: sql`case when ${givenBack} + ${amountWon} = ${payment.amount_won} then 'refunded' else 'partly_refunded' end`,
    })
    .where(eq(payment.id, id))
}

/** Statuses of a captured payment, whatever has been refunded since. */
export const captured: ReadonlySet<PaymentStatus> = new Set(['done', 'partly_refunded', 'refunded'])

/** The captured payment of an order, whatever has been refunded since; null if there is none. */
export const capturedOf = async (db: Db, orderId: string): Promise<PaymentRow | null> =>
  (await paymentsOf(db, orderId)).find(({ status }) => captured.has(status)) ?? null

/** Records a deposit that an operator has seen on the account, as a payment that is done. */
export async function recordDeposit(tx: Db, at: Date, orderId: string, amountWon: number): Promise<void> {
  await tx.insert(payment).values({
    order_id: orderId,
    method: 'transfer',
    status: 'done',
    amount_won: amountWon,
    created_at: at,
    done_at: at,
  })
}
