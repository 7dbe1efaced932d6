import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/order'
import { CallError } from '#src/api/call'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { ErrorState } from '#src/ui/error-state'
import { Dialog } from '#src/ui/overlay/dialog'
import { DialogsProvider, useDialogs } from '#src/ui/overlay/dialogs'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { cancelQuote } from '../../purchase-queries'
import { CancelForm } from './cancel-form'
import { Quote } from './quote'
import type { Told } from './use-cancel'

interface CancelDialogProps {
  booking: Booking
  open: boolean
  onClose: () => void
}

/** First what cancelling brings back and by which rule, then the request (product §4). */
export function CancelDialog({ booking, open, onClose }: CancelDialogProps) {
  const { t } = useTranslation('shop.booking')
  const dialogs = useDialogs()
  const asked = useQuery({
    ...cancelQuote(useVisitor(), booking.id),
    // Once cancelled there is nothing more to ask, and what is read must not change under the eyes.
    enabled: open,
    refetchOnWindowFocus: false,
  })
  const { data: quote, error, refetch, isFetching } = asked
  const done = (told: Told) => {
    onClose()
    void dialogs.confirm(told)
  }
  const refused = error instanceof CallError && error.status === 409
  return (
    <Dialog open={open} onClose={onClose} title={t('cancel.title')} place="sheet" stays>
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
        // Its question belongs to this dialog: Escape answers that alone, and the focus comes back.
        <DialogsProvider>
          <CancelForm booking={booking} quote={quote} onKeep={onClose} onDone={done}>
            <Quote quote={quote} />
          </CancelForm>
        </DialogsProvider>
      )}
    </Dialog>
  )
}
