import { useTranslation } from 'react-i18next'
import type { BookingSummary } from '#contract/booking'
import { hasVoucher } from '#contract/voucher'
import { isOver } from '#src/kits/booking/status-badge'
import { useSecondsLeft } from '#src/kits/booking/use-seconds-left'
import { useDates } from '#src/session/dates'
import { ButtonLink } from '#src/ui/button'
import { Countdown } from '#src/ui/countdown'
import { paths } from '../../site'

interface BookingNextProps {
  booking: BookingSummary
  answeredAt: string
  receivedAt: number
}

const buttonLook = 'z-1 self-start lg:self-end'

/** The next step for a reservation: pay, transfer, take the voucher along and, afterwards, review or book again (product §4). */
export function BookingNext({ booking, answeredAt, receivedAt }: BookingNextProps) {
  const { t } = useTranslation('shop.booking')
  const { t: purchase } = useTranslation('shop.purchase')
  const dates = useDates()
  const { status, hold_expires_at } = booking
  const left = useSecondsLeft({ hold_expires_at, answered_at: answeredAt }, receivedAt)
  if (status === 'pending' && left) {
    return (
      <div className="flex flex-wrap items-center gap-3 lg:justify-end">
        <Countdown secondsLeft={left} label={t('due.card')} />
        <ButtonLink to={`${paths.reservation}?order=${booking.order_id}`} size="sm" className={buttonLook}>
          {purchase('reservations.continue')}
        </ButtonLink>
      </div>
    )
  }
  if (status === 'waiting' && hold_expires_at) {
    return (
      <div className="space-y-2">
        <p className="text-sm font-medium text-warning">{t('due.deposit', { when: dates.instant(hold_expires_at) })}</p>
        <ButtonLink to={paths.paymentComplete(booking.order_id)} size="sm" variant="secondary" className={buttonLook}>
          {t('due.how')}
        </ButtonLink>
      </div>
    )
  }
  if (isOver(booking, answeredAt)) {
    return (
      <div className="flex flex-wrap gap-3 lg:justify-end">
        <ButtonLink to={paths.reviewRequest(booking.id)} size="sm" className={buttonLook}>
          {t('act.review')}
        </ButtonLink>
        {booking.quotation_id === null && (
          <ButtonLink to={paths.detail(booking.product_id)} size="sm" variant="secondary" className={buttonLook}>
            {t('act.again')}
          </ButtonLink>
        )}
      </div>
    )
  }
  if (!hasVoucher(status)) return null
  return (
    <ButtonLink to={paths.voucher(booking.id)} size="sm" variant="secondary" className={buttonLook}>
      {t('act.voucher')}
    </ButtonLink>
  )
}
