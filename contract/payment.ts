import { endpoint } from './endpoint'
import { z } from './zod'

/** What Toss appends to the return address; the amount is in won (product §5, §7). */
export const PaymentConfirmation = z.strictObject({
  paymentKey: z.string().check(z.minLength(1, 'payment.missing'), z.maxLength(200, 'validation.tooLong')),
  orderId: z.string().check(z.regex(/^[A-Za-z0-9_-]{6,64}$/, 'payment.missing')),
  amount: z.number().check(z.int('validation.number'), z.gte(0, 'validation.number')),
})

export const payment = {
  /** Needs no token, because the person may return in a new tab; safe to repeat (product §7). */
  confirm: endpoint({
    method: 'post',
    path: '/api/v1/payments/confirm',
    auth: 'none',
    body: PaymentConfirmation,
    data: z.object({ ok: z.boolean(), message: z.string(), code: z.string() }),
    limit: 'write',
  }),
  /** The provider's own notification; never trusted, always verified. */
  webhook: endpoint({
    method: 'post',
    path: '/api/v1/payments/webhook',
    auth: 'none',
    body: z.looseObject({ eventType: z.optional(z.string()), data: z.optional(z.unknown()) }),
    data: z.object({ ok: z.boolean() }),
    limit: 'webhook',
  }),
}
