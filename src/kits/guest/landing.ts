import { PaymentConfirmation } from '#contract/payment'
import type { z } from '#contract/zod'
import { shownText } from '#src/kits/booking/shown-text'

/** The provider's message about a failed payment: text from an address, so only ever shown as text. */
export interface Failed {
  code: string
  message: string
}

/** Returns what the payment window appended to the return address: a payment to confirm, or the reason there is none. */
export function landingIn(search: URLSearchParams): {
  given: z.output<typeof PaymentConfirmation> | null
  failed: Failed | null
} {
  const { data } = PaymentConfirmation.safeParse({
    paymentKey: search.get('paymentKey') ?? '',
    orderId: search.get('orderId') ?? '',
    amount: Number(search.get('amount') ?? Number.NaN),
  })
  const code = shownText(search, 'code', 60)
  return { given: data ?? null, failed: code ? { code, message: shownText(search, 'message', 300) } : null }
}
