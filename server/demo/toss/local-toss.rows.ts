import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { type Fault, localTossCancel, localTossFault, localTossPayment } from './local-toss.table'

/** Marks a broken connection: the port drops a response with this header. */
export const lostHeader = 'x-local-toss-lost'

export type Row = typeof localTossPayment.$inferSelect
export type ServiceDeps = Pick<Deps, 'db' | 'clock'>
type Status = 400 | 401 | 403 | 404 | 500 | 502

const cancelsOf = (db: Db, key: string) =>
  db.select().from(localTossCancel).where(eq(localTossCancel.payment_key, key)).orderBy(asc(localTossCancel.at))

/** Returns a payment in the format of Toss. */
export const shown = async (db: Db, row: Row) => ({
  paymentKey: row.payment_key,
  orderId: row.order_id,
  orderName: row.order_name,
  status: row.status,
  method: '카드',
  currency: 'KRW',
  totalAmount: row.amount,
  balanceAmount: row.balance,
  cancels: (await cancelsOf(db, row.payment_key)).map(({ amount, reason, at }) => ({
    cancelAmount: amount,
    cancelReason: reason,
    canceledAt: at.toISOString(),
  })),
})

/** Answers a refusal. */
export const refuse = (c: Context, status: Status, code: string, message: string) => c.json({ code, message }, status)
/** Answers with a response that the port drops. */
export const lose = (c: Context) => c.json({}, 502, { [lostHeader]: '1' })

/** Returns the payment of that key, if there is one. */
export async function find(db: Db, key: string): Promise<Row | undefined> {
  const [row] = await db.select().from(localTossPayment).where(eq(localTossPayment.payment_key, key))
  return row
}

/** Returns the next fault of an order, if one is set. */
export async function nextFault(db: Db, orderId: string): Promise<Fault | undefined> {
  const [row] = await db
    .update(localTossFault)
    .set({ times: sql`${localTossFault.times} - 1` })
    .where(and(eq(localTossFault.order_id, orderId), gt(localTossFault.times, 0)))
    .returning()
  return row?.fault
}

/** Waits until the caller has given up. */
export const givenUp = ({ req }: Context) =>
  new Promise<void>((resolve) => req.raw.signal.addEventListener('abort', () => resolve(), { once: true }))
