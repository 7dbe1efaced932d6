import { useTranslation } from 'react-i18next'
import type { BookingSummary } from '#contract/booking'
import { useMoney } from '#src/api/start-up'
import { useDeparture } from '#src/kits/booking/departure'
import { StatusBadge } from '#src/kits/booking/status-badge'
import { useDates } from '#src/session/dates'
import { Card, CardTitle } from '#src/ui/card'
import { Picture } from '#src/ui/picture'
import { paths } from '../../site'
import { BookingNext } from './booking-next'
import { useRefundWords } from './use-refund-words'

interface BookingCardProps {
  booking: BookingSummary
  /** The server's time of the response, and the reader's time of its arrival: a countdown runs by both. */
  answeredAt: string
  receivedAt: number
}

/** One reservation in the list, with its next step. */
export function BookingCard({ booking, answeredAt, receivedAt }: BookingCardProps) {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const dates = useDates()
  const departure = useDeparture()
  const refund = useRefundWords(booking.refund)
  return (
    <Card as="li" lifts className="grid grid-cols-[5.5rem_1fr] gap-4 sm:grid-cols-[10rem_1fr]">
      <div className="aspect-4/3 self-start overflow-hidden rounded-sm">
        <Picture picture={booking.picture} sizes="(min-width: 40rem) 10rem, 5.5rem" className="size-full" />
      </div>
      <div className="grid min-w-0 gap-x-6 gap-y-3 lg:grid-cols-[1fr_auto]">
        <div className="min-w-0 space-y-1">
          <StatusBadge booking={booking} answeredAt={answeredAt} />
          <CardTitle to={paths.reservationDetail(booking.id)}>{booking.product_name}</CardTitle>
          <p>{departure(booking.date, booking.start_time)}</p>
          <p className="text-sm text-muted">{t('summary.travelers', { count: booking.number_of_travelers })}</p>
          <p className="text-sm text-muted figures">
            {t('detail.number')} <span className="sm:whitespace-nowrap">{booking.reservation_number}</span>
          </p>
        </div>
        <div className="flex flex-col justify-between gap-3 lg:items-end lg:text-end">
          <div>
            <p className="text-lg font-bold figures">{money({ amount: booking.amount_won, currency: 'KRW' }, 'KRW')}</p>
            {refund && <p className="text-sm font-medium">{refund}</p>}
            <p className="text-sm text-muted">
              {t('reservations.reserved', { date: dates.dayOf(booking.created_at) })}
            </p>
          </div>
          <BookingNext booking={booking} answeredAt={answeredAt} receivedAt={receivedAt} />
        </div>
      </div>
    </Card>
  )
}
