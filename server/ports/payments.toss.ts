import { cut } from '#contract/cut'
import type { PaymentAnswer, Payments, TossPayment } from './payments'

/** How to reach Toss Payments, and with which keys. */
export interface TossOptions {
  clientKey: string
  secretKey: string
  /** Address of the script that the browser loads. */
  script?: string
  /** Origin and path before `/v1/…`. */
  api?: string
  /** Maximum wait for a response in milliseconds; Toss requires at least 30 seconds. */
  timeout?: number
  fetch?: (request: Request) => Promise<Response>
}

/** Error codes of Toss that leave open whether the request was executed. */
const openCodes = new Set(['PROVIDER_ERROR', 'ALREADY_PROCESSED_PAYMENT', 'IDEMPOTENT_REQUEST_PROCESSING'])

interface TossError {
  code?: unknown
  message?: unknown
}

interface TossCancel {
  cancelAmount?: unknown
  cancelReason?: unknown
}

const cancelsIn = (body: object): TossPayment['cancels'] => {
  const { cancels } = body as { cancels?: unknown }
  return (Array.isArray(cancels) ? (cancels as TossCancel[]) : []).map(({ cancelAmount, cancelReason }) => ({
    amount: Number(cancelAmount),
    reason: String(cancelReason),
  }))
}

const isPayment = (body: unknown): body is TossPayment => {
  const { paymentKey, orderId, status, totalAmount } = (body ?? {}) as Record<string, unknown>
  return (
    typeof paymentKey === 'string' &&
    typeof orderId === 'string' &&
    typeof status === 'string' &&
    typeof totalAmount === 'number'
  )
}

/** Interprets a response of Toss; see `PaymentAnswer`. `body` is undefined where none could be read. */
export function readAnswer(status: number, body: unknown): PaymentAnswer {
  if (status >= 200 && status < 300 && isPayment(body)) {
    const { paymentKey, orderId, totalAmount, balanceAmount = totalAmount } = body
    const cancels = cancelsIn(body)
    return { kind: 'ok', payment: { paymentKey, orderId, status: body.status, totalAmount, balanceAmount, cancels } }
  }
  const { code, message } = (body ?? {}) as TossError
  const problem = {
    code: typeof code === 'string' ? cut(code, 100) : `HTTP_${status}`,
    message: typeof message === 'string' ? cut(message, 500) : '',
  }
  const isRefusal = status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status) && typeof code === 'string'
  return isRefusal && !openCodes.has(problem.code) ? { kind: 'refused', ...problem } : { kind: 'unknown', ...problem }
}

/** Connects to Toss Payments over its HTTP API; anything that goes wrong on the way is `unknown`, never thrown. */
export function tossPayments({
  clientKey,
  secretKey,
  script = 'https://js.tosspayments.com/v1',
  api = 'https://api.tosspayments.com',
  timeout = 40_000,
  fetch = globalThis.fetch,
}: TossOptions): Payments {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const ask = async (path: string, body?: object, idempotencyKey?: string): Promise<PaymentAnswer> => {
    try {
      const answer = await fetch(
        new Request(`${api}/v1/payments/${path}`, {
          method: body ? 'POST' : 'GET',
          headers: {
            authorization,
            ...(body && { 'content-type': 'application/json' }),
            ...(idempotencyKey && { 'idempotency-key': idempotencyKey.slice(0, 300) }),
          },
          body: body ? JSON.stringify(body) : null,
          signal: AbortSignal.timeout(timeout),
        }),
      )
      return readAnswer(answer.status, await answer.json().catch(() => undefined))
    } catch (error) {
      const { name, message } = error as Error
      return { kind: 'unknown', code: name === 'TimeoutError' ? 'TIMEOUT' : 'NO_REPLY', message }
    }
  }
  return {
    clientKey,
    script,
    confirm: ({ idempotencyKey, ...body }) => ask('confirm', body, idempotencyKey),
    get: (paymentKey) => ask(encodeURIComponent(paymentKey)),
    cancel: ({ paymentKey, reason, amount, idempotencyKey }) =>
      ask(
        `${encodeURIComponent(paymentKey)}/cancel`,
        { cancelReason: reason, ...(amount !== undefined && { cancelAmount: amount }) },
        idempotencyKey,
      ),
  }
}
