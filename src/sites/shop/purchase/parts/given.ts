import { PaymentConfirmation } from '#contract/payment'
import type { z } from '#contract/zod'

const names = ['paymentKey', 'orderId', 'amount'] as const
export type Missing = (typeof names)[number]

/** The parameters from the payment window, or the names of missing or invalid ones (product §5). */
export function givenIn(search: URLSearchParams): {
  given: z.output<typeof PaymentConfirmation> | null
  missing: Missing[]
} {
  const values = { paymentKey: search.get('paymentKey'), orderId: search.get('orderId'), amount: search.get('amount') }
  const parsed = PaymentConfirmation.safeParse({ ...values, amount: values.amount ? Number(values.amount) : undefined })
  if (parsed.success) return { given: parsed.data, missing: [] }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return { given: null, missing: names.filter((name) => wrong.has(name)) }
}
