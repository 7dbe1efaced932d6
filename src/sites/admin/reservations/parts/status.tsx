import { useTranslation } from 'react-i18next'
import type { BookingStatus, Refund } from '#contract/order'
import { Badge } from '#src/ui/badge'

const tones = {
  pending: 'neutral',
  waiting: 'warning',
  requested: 'warning',
  confirmed: 'success',
  cancel_requested: 'warning',
  cancelled: 'neutral',
} as const satisfies Record<BookingStatus, string>

interface StatusProps {
  status: BookingStatus
  refund: Pick<Refund, 'status'> | null
}

/** A reservation's status for the desk: each by its own name, and a failed refund. */
export function Status({ status, refund }: StatusProps) {
  const { t } = useTranslation('admin.reservations')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      {refund?.status === 'failed' && <Badge tone="error">{t('refund.status.failed')}</Badge>}
    </span>
  )
}
