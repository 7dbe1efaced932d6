import type { booking } from '#contract/booking'
import type { Data } from '#contract/endpoint'

type Opening = NonNullable<Data<typeof booking.submit>['payment']>

/** `left`: the window redirects. `closed`: the user closed it. `failed`: it could not be opened. */
export type PaymentOutcome = 'left' | 'closed' | 'failed'

/** The window's return addresses, with origin, and its language. */
interface Place {
  success: string
  fail: string
  korean: boolean
}

/** Opens the payment window of Toss Payments, whose library is loaded only now. Resolves when the window has closed. */
export async function openPaymentWindow(
  { clientKey, script, ...order }: Opening,
  { success, fail, korean }: Place,
): Promise<PaymentOutcome> {
  try {
    const { loadTossPayments } = await import('@tosspayments/payment-sdk')
    const toss = await loadTossPayments(clientKey, { src: script })
    await toss.requestPayment('카드', { ...order, successUrl: success, failUrl: fail, language: korean ? 'KO' : 'EN' })
    return 'left'
  } catch (error) {
    const { code } = error as { code?: string }
    return code === 'USER_CANCEL' || code === 'PAY_PROCESS_CANCELED' ? 'closed' : 'failed'
  }
}
