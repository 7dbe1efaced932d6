import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/order'
import { CallError } from '#src/api/call'
import { useVisitor } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { Dialog } from '#src/ui/overlay/dialog'
import { Loading, Skeleton, TextSkeleton } from '#src/ui/skeleton'
import { voucherOf } from '../../queries'
import { VoucherSheet } from './voucher-sheet'

interface VoucherDialogProps {
  booking: Booking
  open: boolean
  onClose: () => void
}

/** The voucher of a paid reservation, for the screen or printing. Once loaded it stays available offline. */
export function VoucherDialog({ booking, open, onClose }: VoucherDialogProps) {
  const { t } = useTranslation('shop.booking')
  const { data, error, refetch, isFetching } = useQuery(voucherOf(useVisitor(), booking.id))
  const refused = error instanceof CallError && error.status === 409
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('voucher.title')}
      size="lg"
      place="sheet"
      footer={
        data && (
          <>
            <p className="me-auto self-center text-sm text-muted">{t('voucher.offline')}</p>
            <Button icon={<Printer className="size-5" />} onClick={() => window.print()}>
              {t('voucher.print')}
            </Button>
          </>
        )
      }
    >
      {data && <VoucherSheet voucher={data} />}
      {!data && refused && <EmptyState title={t('voucher.unavailable')}>{error.message}</EmptyState>}
      {!data && error && !refused && (
        <ErrorState title={t('voucher.failed')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && (
        <Loading className="grid gap-6 py-4 sm:grid-cols-[14rem_1fr]">
          <Skeleton className="aspect-square w-full max-w-56" />
          <TextSkeleton lines={8} />
        </Loading>
      )}
    </Dialog>
  )
}
