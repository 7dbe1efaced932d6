import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CancellationQuote } from '#contract/cancellation'
import type { Booking } from '#contract/order'
import { CallError } from '#src/api/call'
import { Alert } from '#src/ui/alert'
import { ErrorState } from '#src/ui/error-state'
import { Dialog } from '#src/ui/overlay/dialog'
import { DialogsProvider, useDialogs } from '#src/ui/overlay/dialogs'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { CancelForm } from './cancel-form'
import { type CancelWords, useReservationWords } from './cancel-words'
import { Quote } from './quote'
import type { AskToCancel, CancelMessage } from './use-cancel'

interface CancelDialogProps {
  booking: Pick<Booking, 'product_name'>
  /** The refund if canceled now; fetched while the dialog is open. */
  quoteQuery: UseQueryResult<CancellationQuote>
  ask: AskToCancel
  /** Those for a reservation by default. */
  words?: CancelWords
  open: boolean
  onClose: () => void
}

/** Shows the refund and its rule first, then the request (product §4). */
export function CancelDialog({ booking, quoteQuery, ask, words: own, open, onClose }: CancelDialogProps) {
  const { t } = useTranslation('booking')
  const reservation = useReservationWords()
  const words = own ?? reservation
  const dialogs = useDialogs()
  const { data: quote, error, refetch, isFetching } = quoteQuery
  const done = (message: CancelMessage) => {
    onClose()
    void dialogs.confirm(message)
  }
  const refused = error instanceof CallError && error.status === 409
  return (
    <Dialog open={open} onClose={onClose} title={words.title} place="sheet" stays>
      <p className="mb-4 text-muted">{booking.product_name}</p>
      {refused && (
        <Alert tone="error" title={t('cancel.refused')} live>
          {error.message}
        </Alert>
      )}
      {error && !refused && !quote && (
        <ErrorState title={t('cancel.failed')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!error && !quote && (
        <Loading>
          <TextSkeleton lines={7} />
        </Loading>
      )}
      {quote && !refused && (
        // Its question belongs to this dialog: Escape closes only the question, and the focus returns.
        <DialogsProvider>
          <CancelForm
            booking={booking}
            quote={quote}
            ask={ask}
            words={words}
            onRefused={() => void refetch()}
            onKeep={onClose}
            onDone={done}
          >
            <Quote quote={quote} words={words} />
          </CancelForm>
        </DialogsProvider>
      )}
    </Dialog>
  )
}
