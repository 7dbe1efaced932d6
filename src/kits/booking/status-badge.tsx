import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import type { BookingStatus } from '#contract/order'
import { hasVoucher } from '#contract/voucher'
import { Badge } from '#src/ui/badge'

const tones = {
  pending: 'warning',
  waiting: 'warning',
  requested: 'success',
  confirmed: 'success',
  cancel_requested: 'info',
  cancelled: 'neutral',
} as const satisfies Record<BookingStatus, string>

/** Whether the trip has taken place: it was paid for, and its day is over in Seoul; the status says nothing of that (product §4). */
export const isOver = ({ status, date }: { status: BookingStatus; date: string }, answeredAt: string): boolean =>
  hasVoucher(status) && date < dayInSeoul(Date.parse(answeredAt))

interface StatusBadgeProps {
  booking: { status: BookingStatus; date: string }
  /** The server's clock when it answered. */
  answeredAt: string
}

/** A status as it is shown: waiting and pending as Pending, requested and confirmed as Confirmed, and as Past once the trip is over (product §4). */
export function StatusBadge({ booking, answeredAt }: StatusBadgeProps) {
  const { t } = useTranslation('booking')
  if (isOver(booking, answeredAt)) return <Badge tone="neutral">{t('status.over')}</Badge>
  return <Badge tone={tones[booking.status]}>{t(`status.${booking.status}`)}</Badge>
}
