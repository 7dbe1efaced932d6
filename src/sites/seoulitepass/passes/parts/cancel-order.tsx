import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PassOrder } from '#contract/pass/order'
import { CancelDialog } from '#src/kits/booking/cancel-dialog'
import type { CancelWords } from '#src/kits/booking/cancel-words'
import { Button } from '#src/ui/button'
import { useCancellation } from './use-cancellation'

/** The button that cancels an order that waits for its transfer, with its dialog: all passes of it end together (product §4). */
export function CancelOrder({ passes: [first, ...others] }: { passes: PassOrder['passes'] }) {
  const { t } = useTranslation('seoulitepass.passes')
  const [open, setOpen] = useState(false)
  const { quoteQuery, ask } = useCancellation(first?.booking_id ?? '', open)
  const words: CancelWords = {
    title: t('cancel.title'),
    reason: t('cancel.reason'),
    keep: t('cancel.keep'),
    submit: () => t('cancel.submit'),
    submitPlain: t('cancel.submit'),
    askTitle: t('cancel.askTitle'),
    askPaid: () => t('cancel.ask'),
    askUnpaid: () => t('cancel.ask'),
    done: t('cancel.done'),
    doneKept: t('cancel.done'),
    together: t('cancel.together'),
  }
  return (
    <div>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('cancel.submit')}
      </Button>
      <CancelDialog
        booking={{ product_name: t('count', { count: others.length + 1 }) }}
        quoteQuery={quoteQuery}
        ask={ask}
        words={words}
        open={open}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
