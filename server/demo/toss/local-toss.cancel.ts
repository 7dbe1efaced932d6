import { randomBytes } from 'node:crypto'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { type Db, transaction } from '#server/db/connect'
import { find, givenUp, lose, nextFault, type Row, refuse, type ServiceDeps, shown } from './local-toss.rows'
import { localTossCancel, localTossPayment } from './local-toss.table'

class NotCancelable extends Error {}

/** Refunds part of a payment, once for each key. Returns false when the remaining amount is too small. */
const giveBack = (db: Db, row: Row, cancel: Omit<typeof localTossCancel.$inferInsert, 'payment_key'>) =>
  transaction(db, async (tx) => {
    const inserted = await tx
      .insert(localTossCancel)
      .values({ ...cancel, payment_key: row.payment_key })
      .onConflictDoNothing()
      .returning()
    if (inserted.length === 0) return
    const left = sql`${localTossPayment.balance} - ${cancel.amount}`
    const [after] = await tx
      .update(localTossPayment)
      .set({ balance: left, status: sql`case when ${left} = 0 then 'CANCELED' else 'PARTIAL_CANCELED' end` })
      .where(
        and(
          eq(localTossPayment.payment_key, row.payment_key),
          inArray(localTossPayment.status, ['DONE', 'PARTIAL_CANCELED']),
          gte(localTossPayment.balance, cancel.amount),
        ),
      )
      .returning()
    if (!after) throw new NotCancelable()
  })

/** `POST /v1/payments/:key/cancel`: refunds all or part of a payment. */
export async function cancel({ db, clock }: ServiceDeps, c: Context) {
  const row = await find(db, c.req.param('key') ?? '')
  if (!row) return refuse(c, 404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.')
  const { cancelAmount: amount = row.balance, cancelReason: reason = '' } = await c.req.json<{
    cancelAmount?: number
    cancelReason?: string
  }>()
  const fault = await nextFault(db, row.order_id)
  if (fault === 'lose-request') return lose(c)
  if (fault === 'provider-error')
    return refuse(c, 500, 'FAILED_INTERNAL_SYSTEM_PROCESSING', '내부 시스템 처리 작업이 실패했습니다.')
  if (fault === 'decline') return refuse(c, 403, 'NOT_CANCELABLE_PAYMENT', '취소 할 수 없는 결제 입니다.')
  const idempotency_key = c.req.header('idempotency-key') ?? randomBytes(16).toString('hex')
  try {
    await giveBack(db, row, { idempotency_key, amount, reason, at: clock.now() })
  } catch (error) {
    if (!(error instanceof NotCancelable)) throw error
    return refuse(c, 403, 'NOT_CANCELABLE_AMOUNT', '취소 할 수 없는 금액 입니다.')
  }
  if (fault === 'stall') await givenUp(c)
  const after = await find(db, row.payment_key)
  return fault === 'lose-reply' || fault === 'stall' ? lose(c) : c.json(await shown(db, after ?? row))
}
