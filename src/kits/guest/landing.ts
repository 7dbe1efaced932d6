import { PaymentConfirmation } from '#contract/payment'
import type { z } from '#contract/zod'
import { shownText } from '#src/kits/booking/shown-text'

/** What the provider said of a payment that failed: text of an address, so never more than text. */
export interface Failed {
  code: string
  message: string
}

/** What the payment window appended to the address it returned to: a payment to confirm, or why there is none. */
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
