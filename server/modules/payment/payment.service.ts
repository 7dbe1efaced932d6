import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { type PaymentStatus, payment } from './payment.table'

export type PaymentRow = typeof payment.$inferSelect

/** The payment that the next confirmation is about, made if there is none; one of another amount is given up. */
export async function openPayment(tx: Db, at: Date, orderId: string, amountWon: number): Promise<void> {
  const [open] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.order_id, orderId), eq(payment.status, 'created')))
  if (open?.amount_won === amountWon) return
  await dropPayments(tx, orderId, 'superseded')
  await tx.insert(payment).values({ order_id: orderId, status: 'created', amount_won: amountWon, created_at: at })
}

/** Gives up payments that nobody has confirmed: their orders were changed or have ended. */
export async function dropPayments(tx: Db, orderId: string, code: string): Promise<void> {
  await tx
    .update(payment)
    .set({ status: 'failed', code })
    .where(and(eq(payment.order_id, orderId), eq(payment.status, 'created')))
}

/** The payments of an order, the newest first. */
export const paymentsOf = (db: Db, orderId: string): Promise<PaymentRow[]> =>
  db.select().from(payment).where(eq(payment.order_id, orderId)).orderBy(desc(payment.created_at))

/** Statuses of a payment that brought money, whatever was given back of it since. */
export const captured: ReadonlySet<PaymentStatus> = new Set(['done', 'partly_refunded', 'refunded'])

/** The one payment of an order that brought money, whatever was given back of it since; null while there is none. */
export const capturedOf = async (db: Db, orderId: string): Promise<PaymentRow | null> =>
  (await paymentsOf(db, orderId)).find(({ status }) => captured.has(status)) ?? null

/** A deposit that an operator has seen on the account: a payment that is done. */
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
