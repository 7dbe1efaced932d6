import type { booking } from '#contract/booking'
import type { Data } from '#contract/endpoint'
import { paths } from '../../site'

type Opening = NonNullable<Data<typeof booking.submit>['payment']>

/** `left`: the window leads on by itself. `closed`: the person closed it. `failed`: it could not be opened. */
export type PaymentOutcome = 'left' | 'closed' | 'failed'

/** Opens the payment window of Toss Payments, whose library comes only now. Resolves when the window is gone. */
export async function openPaymentWindow(
  { clientKey, script, ...order }: Opening,
  place: { origin: string; korean: boolean },
): Promise<PaymentOutcome> {
  try {
    const { loadTossPayments } = await import('@tosspayments/payment-sdk')
    const toss = await loadTossPayments(clientKey, { src: script })
    await toss.requestPayment('카드', {
      ...order,
      successUrl: place.origin + paths.tossSuccess,
      failUrl: place.origin + paths.tossFail,
      language: place.korean ? 'KO' : 'EN',
    })
    return 'left'
  } catch (error) {
    const { code } = error as { code?: string }
    return code === 'USER_CANCEL' || code === 'PAY_PROCESS_CANCELED' ? 'closed' : 'failed'
  }
}
