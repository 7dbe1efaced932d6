import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Db } from '#server/db/connect'
import { cancel } from './local-toss.cancel'
import { find, givenUp, lose, nextFault, type Row, refuse, type ServiceDeps, shown } from './local-toss.rows'
import { type Fault, localTossFault, localTossPayment } from './local-toss.table'

/** Keys of the local Toss; they give access to nothing. */
export const localKeys = { client: 'test_ck_local', secret: 'test_sk_local' } as const

/** How long an approved payment can be confirmed, in milliseconds; as at Toss. */
const windowMs = 10 * 60_000

/** Stores a payment that was approved in the payment window and waits to be confirmed. Returns its key. */
export async function approve(
  { db, clock }: ServiceDeps,
  { order_id, order_name, amount }: Pick<Row, 'order_id' | 'order_name' | 'amount'>,
): Promise<string> {
  const payment_key = `local_${randomBytes(18).toString('base64url')}`
  const approved_at = clock.now()
  await db
    .insert(localTossPayment)
    .values({ payment_key, order_id, order_name, amount, balance: amount, status: 'IN_PROGRESS', approved_at })
  return payment_key
}

/** Makes the next `times` confirmations or cancellations of an order fail. */
export async function setFault(db: Db, order_id: string, fault: Fault, times = 1): Promise<void> {
  await db
    .insert(localTossFault)
    .values({ order_id, fault, times })
    .onConflictDoUpdate({ target: localTossFault.order_id, set: { fault, times } })
}

async function confirm({ db, clock }: ServiceDeps, c: Context) {
  const { paymentKey, orderId, amount } = await c.req.json<{ paymentKey: string; orderId: string; amount: number }>()
  const key = c.req.header('idempotency-key') ?? null
  const row = await find(db, String(paymentKey))
  if (!row) return refuse(c, 404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.')
  if (row.order_id !== orderId || row.amount !== amount) {
    return refuse(c, 400, 'INVALID_REQUEST', '잘못된 요청입니다.')
  }
  const fault = await nextFault(db, orderId)
  if (fault === 'lose-request') return lose(c)
  if (fault === 'provider-error')
    return refuse(c, 500, 'FAILED_INTERNAL_SYSTEM_PROCESSING', '내부 시스템 처리 작업이 실패했습니다.')
  const become = (status: Row['status']) =>
    db
      .update(localTossPayment)
      .set({ status, confirmed_by: key })
      .where(and(eq(localTossPayment.payment_key, row.payment_key), eq(localTossPayment.status, 'IN_PROGRESS')))
      .returning()
  if (row.status === 'IN_PROGRESS' && clock.now().getTime() - row.approved_at.getTime() > windowMs) {
    await become('EXPIRED')
    return refuse(c, 404, 'NOT_FOUND_PAYMENT_SESSION', '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.')
  }
  if (fault === 'decline') {
    await become('ABORTED')
    return refuse(c, 403, 'REJECT_CARD_PAYMENT', '한도초과 혹은 잔액부족으로 결제에 실패했습니다.')
  }
  await become('DONE')
  const after = await find(db, row.payment_key)
  if (after?.status !== 'DONE')
    return refuse(c, 400, 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING', '결제가 진행되지 않았습니다.')
  if (!key || after.confirmed_by !== key) return refuse(c, 400, 'ALREADY_PROCESSED_PAYMENT', '이미 처리된 결제 입니다.')
  if (fault === 'stall') await givenUp(c)
  return fault === 'lose-reply' || fault === 'stall' ? lose(c) : c.json(await shown(db, after))
}

/** Serves the HTTP API of Toss Payments locally, from `/v1` on. */
export function localTossApi(deps: ServiceDeps): Hono {
  const api = new Hono()
  const authorization = `Basic ${Buffer.from(`${localKeys.secret}:`).toString('base64')}`
  api.use(async (c, next) => {
    if (c.req.header('authorization') === authorization) return next()
    return refuse(c, 401, 'UNAUTHORIZED_KEY', '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.')
  })
  api.post('/v1/payments/confirm', (c) => confirm(deps, c))
  api.get('/v1/payments/:key', async (c) => {
    const row = await find(deps.db, c.req.param('key'))
    return row
      ? c.json(await shown(deps.db, row))
      : refuse(c, 404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.')
  })
  api.post('/v1/payments/:key/cancel', (c) => cancel(deps, c))
  return api
}
