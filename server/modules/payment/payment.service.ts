import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { type PaymentStatus, payment } from './payment.table'

export type PaymentRow = typeof payment.$inferSelect

/** After so long without a result a claim counts as left behind, in milliseconds: the provider may take most of it. */
export const staleAfter = 60_000

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

/** Gives up unconfirmed payments: their orders were changed or have ended. */
export async function dropPayments(tx: Db, orderId: string, code: string): Promise<void> {
  await tx
    .update(payment)
    .set({ status: 'failed', code })
    .where(and(eq(payment.order_id, orderId), eq(payment.status, 'created')))
}

/** The payments of an order, the newest first. */
export const paymentsOf = (db: Db, orderId: string): Promise<PaymentRow[]> =>
  db.select().from(payment).where(eq(payment.order_id, orderId)).orderBy(desc(payment.created_at))

/** A payment by its number, or null. */
export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id))
  return row ?? null
}

/** Payments that have been confirming since `before` or longer, the oldest first, no more than `limit`. */
export const leftConfirming = (db: Db, before: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.status, 'confirming'), lte(payment.confirming_at, before)))
    .orderBy(asc(payment.confirming_at))
    .limit(limit)

/** `created → confirming`, once: null for whoever comes second. Throws the violation of `payment_key` for a key of another order. */
export async function claimRow(tx: Db, at: Date, id: string, paymentKey: string): Promise<PaymentRow | null> {
  const [claimed] = await tx
    .update(payment)
    .set({ status: 'confirming', payment_key: paymentKey, confirming_at: at })
    .where(and(eq(payment.id, id), eq(payment.status, 'created')))
    .returning()
  return claimed ?? null
}

/** `confirming → done` or `failed`, once: false for whoever comes second. */
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

/** Notes that so many won of a payment were given back. */
export async function recordRefund(tx: Db, id: string, amountWon: number): Promise<void> {
  await tx
    .update(payment)
    .set({
      refunded_won: sql`${givenBack} + ${amountWon}`,
      status: sql`case when ${givenBack} + ${amountWon} = ${payment.amount_won} then 'refunded' else 'partly_refunded' end`,
    })
    .where(eq(payment.id, id))
}

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
