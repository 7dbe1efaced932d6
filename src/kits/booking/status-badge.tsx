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

/** Whether the trip has taken place: it was paid for, and its day in Seoul has ended; the status does not say so (product §4). */
export const isOver = ({ status, date }: { status: BookingStatus; date: string }, answeredAt: string): boolean =>
  hasVoucher(status) && date < dayInSeoul(Date.parse(answeredAt))

interface StatusBadgeProps {
  booking: { status: BookingStatus; date: string }
  /** The server's time of the response. */
  answeredAt: string
}

/**
 * The badge of a status: waiting and pending show as Pending, requested and confirmed as Confirmed, and as Past once the trip has
 * ended (product §4).
 */
export function StatusBadge({ booking, answeredAt }: StatusBadgeProps) {
  const { t } = useTranslation('booking')
  if (isOver(booking, answeredAt)) return <Badge tone="neutral">{t('status.over')}</Badge>
  return <Badge tone={tones[booking.status]}>{t(`status.${booking.status}`)}</Badge>
}
