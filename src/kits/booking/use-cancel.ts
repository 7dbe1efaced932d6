import { useTranslation } from 'react-i18next'
import type { CancellationQuote, CancelRequest } from '#contract/cancellation'
import type { Booking } from '#contract/order'
import { useMoney } from '#src/api/start-up'
import { useDialogs } from '#src/ui/overlay/dialogs'
import type { Typed } from './cancel-values'
import type { CancelWords } from './cancel-words'

/** The message shown afterwards. */
export interface CancelMessage {
  title: string
  text: string
}

/** Sends the request; returns the booking's new status. */
export type AskToCancel = (body: CancelRequest) => Promise<Booking['status']>

interface Cancelling {
  booking: Pick<Booking, 'product_name'>
  quote: CancellationQuote
  ask: AskToCancel
  words: CancelWords
  /** Refused: midnight may have passed in Seoul, or someone else was faster. */
  onRefused: () => void
  /** Called with the result. */
  onDone: (message: CancelMessage) => void
}

/** Asks for confirmation, requests the cancellation at the amounts shown, and reports the result (product §8). */
export function useCancel({
  booking,
  quote,
  ask,
  words,
  onRefused,
  onDone,
}: Cancelling): (typed: Typed) => Promise<void> {
  const { t } = useTranslation('booking')
  const dialogs = useDialogs()
  const money = useMoney()
  const { refund_won, refund_points } = quote
  const amount = money({ amount: refund_won, currency: 'KRW' }, 'KRW')

  const isSure = () => {
    const about = { name: booking.product_name, amount }
    const text = refund_won > 0 ? words.askPaid(about) : words.askUnpaid(about)
    return dialogs.question({ title: words.askTitle, text, danger: true })
  }

  const messageOf = (status: Booking['status']): CancelMessage => {
    if (status !== 'cancelled') return { title: t('cancel.requested'), text: t('cancel.requestedText', { amount }) }
    if (quote.kind !== 'unpaid' && refund_won === 0) return { title: words.done, text: words.doneKept }
    const kind = quote.kind === 'unpaid' ? 'doneNothing' : 'doneText'
    return { title: words.done, text: t(`cancel.${kind}`, { amount }) }
  }

  return async ({ reason, refund_account }) => {
    if (!(await isSure())) return
    try {
      const status = await ask({ reason, refund_won, refund_points, ...(refund_account && { refund_account }) })
      onDone(messageOf(status))
    } catch (error) {
      onRefused()
      throw error
    }
  }
}
