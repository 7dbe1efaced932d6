import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { localTossCancel, localTossFault, localTossPayment } from './local-toss.table'

/** Keys of the stand-in; they open nothing. */
export const localKeys = { client: 'test_ck_local', secret: 'test_sk_local' } as const

/**
 * What may be made to go wrong with a confirmation or a cancellation: `decline` refuses it; `lose-request` never does it and `lose-reply` does
 * it, and neither answers; `stall` does it and answers only when the caller has given up; `provider-error` fails inside.
 */
export const faults = ['decline', 'lose-request', 'lose-reply', 'stall', 'provider-error'] as const
export type Fault = (typeof faults)[number]

/** Stands for a connection that broke: the port drops the answer that carries it. */
export const lostHeader = 'x-local-toss-lost'

/** How long an approved payment may be confirmed, in milliseconds; as at Toss. */
const windowMs = 10 * 60_000

type Row = typeof localTossPayment.$inferSelect
type World = Pick<Deps, 'db' | 'clock'>
type Status = 400 | 401 | 403 | 404 | 500 | 502

const cancelsOf = (db: Db, key: string) =>
  db.select().from(localTossCancel).where(eq(localTossCancel.payment_key, key)).orderBy(asc(localTossCancel.at))

const shown = async (db: Db, row: Row) => ({
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

const refuse = (c: Context, status: Status, code: string, message: string) => c.json({ code, message }, status)
const lose = (c: Context) => c.json({}, 502, { [lostHeader]: '1' })

async function find(db: Db, key: string): Promise<Row | undefined> {
  const [row] = await db.select().from(localTossPayment).where(eq(localTossPayment.payment_key, key))
  return row
}

/** Whoever has approved in the payment window: a payment that waits to be confirmed. Answers its key. */
export async function approve(
  { db, clock }: World,
  { order_id, order_name, amount }: Pick<Row, 'order_id' | 'order_name' | 'amount'>,
): Promise<string> {
  const payment_key = `local_${randomBytes(18).toString('base64url')}`
  const approved_at = clock.now()
  await db
    .insert(localTossPayment)
    .values({ payment_key, order_id, order_name, amount, balance: amount, status: 'IN_PROGRESS', approved_at })
  return payment_key
}

/** Makes the next `times` confirmations or cancellations of an order go wrong. */
export async function setFault(db: Db, order_id: string, fault: Fault, times = 1): Promise<void> {
  await db
    .insert(localTossFault)
    .values({ order_id, fault, times })
    .onConflictDoUpdate({ target: localTossFault.order_id, set: { fault, times } })
}

async function nextFault(db: Db, orderId: string): Promise<Fault | undefined> {
  const [row] = await db
    .update(localTossFault)
    .set({ times: sql`${localTossFault.times} - 1` })
    .where(and(eq(localTossFault.order_id, orderId), gt(localTossFault.times, 0)))
    .returning()
  return row?.fault as Fault | undefined
}

const givenUp = ({ req }: Context) =>
  new Promise<void>((resolve) => req.raw.signal.addEventListener('abort', () => resolve(), { once: true }))

async function confirm({ db, clock }: World, c: Context) {
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

/** Gives back part of a payment, once for each key; false when there is not so much left. */
const giveBack = (db: Db, row: Row, cancel: Omit<typeof localTossCancel.$inferInsert, 'payment_key'>) =>
  transaction(db, async (tx) => {
    const known = await tx
      .insert(localTossCancel)
      .values({ ...cancel, payment_key: row.payment_key })
      .onConflictDoNothing()
      .returning()
    if (known.length === 0) return
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
class NotCancelable extends Error {}

async function cancel({ db, clock }: World, c: Context) {
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

/** The stand-in's side of the HTTP interface of Toss Payments, from `/v1` on. */
export function localTossApi(world: World): Hono {
  const api = new Hono()
  const authorization = `Basic ${Buffer.from(`${localKeys.secret}:`).toString('base64')}`
  api.use(async (c, next) => {
    if (c.req.header('authorization') === authorization) return next()
    return refuse(c, 401, 'UNAUTHORIZED_KEY', '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.')
  })
  api.post('/v1/payments/confirm', (c) => confirm(world, c))
  api.get('/v1/payments/:key', async (c) => {
    const row = await find(world.db, c.req.param('key'))
    return row
      ? c.json(await shown(world.db, row))
      : refuse(c, 404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.')
  })
  api.post('/v1/payments/:key/cancel', (c) => cancel(world, c))
  return api
}
