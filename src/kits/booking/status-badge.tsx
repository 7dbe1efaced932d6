import { useTranslation } from 'react-i18next'
import type { BookingStatus } from '#contract/order'
import { Badge } from '#src/ui/badge'

const tones = {
  pending: 'warning',
  waiting: 'warning',
  requested: 'success',
  confirmed: 'success',
  cancel_requested: 'info',
  cancelled: 'neutral',
} as const satisfies Record<BookingStatus, string>

/** A status as it is shown: waiting and pending as Pending, requested and confirmed as Confirmed (product §4). */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('booking')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
