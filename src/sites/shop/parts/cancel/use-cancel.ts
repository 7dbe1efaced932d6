import { useTranslation } from 'react-i18next'
import { benefits } from '#contract/benefits'
import { booking as bookings } from '#contract/booking'
import { type CancellationQuote, cancellation } from '#contract/cancellation'
import type { Booking } from '#contract/order'
import { useCall } from '#src/api/query'
import { useMoney } from '#src/api/start-up'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { useDialogs } from '#src/ui/overlay/dialogs'
import type { Typed } from './cancel-values'

/** What is said afterwards. */
export interface Told {
  title: string
  text: string
}

interface Cancelling {
  booking: Booking
  quote: CancellationQuote
  /** Called with what came of it. */
  onDone: (told: Told) => void
}

/** Asks once more, requests the cancellation at the figures that were shown, and says what came of it (product §8). */
export function useCancel({ booking, quote, onDone }: Cancelling): (typed: Typed) => Promise<void> {
  const { t } = useTranslation('shop.booking')
  const { queries } = useVisitor()
  const dialogs = useDialogs()
  const lang = useContentLang()
  const money = useMoney()
  const { refund_won, refund_points } = quote
  const amount = money({ amount: refund_won, currency: 'KRW' }, 'KRW')
  const request = useCall(cancellation.cancel, {
    errors: 'page',
    refreshes: [bookings.detail, bookings.list, bookings.order, benefits.total, benefits.coupons],
  })

  const isSure = () => {
    const about = { name: booking.product_name, amount }
    const text = t(refund_won > 0 ? 'cancel.askPaid' : 'cancel.askUnpaid', about)
    return dialogs.question({ title: t('cancel.askTitle'), text, danger: true })
  }

  const told = (status: Booking['status']): Told => {
    if (status !== 'cancelled') return { title: t('cancel.requested'), text: t('cancel.requestedText', { amount }) }
    const kind = quote.kind === 'unpaid' ? 'doneNothing' : refund_won > 0 ? 'doneText' : 'doneKept'
    return { title: t('cancel.done'), text: t(`cancel.${kind}`, { amount }) }
  }

  return async ({ reason, refund_account }) => {
    if (!(await isSure())) return
    try {
      const { booking: after } = await request.mutateAsync({
        params: { id: booking.id },
        query: { lang },
        body: { reason, refund_won, refund_points, ...(refund_account && { refund_account }) },
      })
      onDone(told(after.status))
    } catch (error) {
      // Refused: midnight may have passed in Seoul, or somebody else was faster.
      void queries.invalidateQueries({ queryKey: [cancellation.quote.path] })
      throw error
    }
  }
}
