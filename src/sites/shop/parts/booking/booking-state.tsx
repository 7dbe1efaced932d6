import { useTranslation } from 'react-i18next'
import type { Booking, Order } from '#contract/order'
import { confirmationDays } from '#contract/periods'
import { DepositNote } from '#src/kits/booking/deposit-note'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import type { Tone } from '#src/ui/tone'
import { paths } from '../../site'
import { cancelReasonIn } from './cancel-reason'

const tones: Record<Booking['status'], Tone> = {
  pending: 'warning',
  waiting: 'warning',
  requested: 'success',
  confirmed: 'success',
  cancel_requested: 'info',
  cancelled: 'info',
}

/** Where a reservation stands (product §4), why it ended, and the way on while its seats are held. */
export function BookingState({ booking, order }: { booking: Booking; order: Order }) {
  const { t } = useTranslation(['shop.purchase', 'booking'])
  const { t: own } = useTranslation('shop.booking')
  const { status } = booking
  const known = cancelReasonIn(booking.cancel_reason)
  const held = order.hold_expires_at !== null && order.hold_expires_at > order.answered_at
  return (
    <Alert
      tone={tones[status]}
      title={t(`booking:status.${status}`)}
      actions={
        held &&
        (status === 'pending' ? (
          <ButtonLink size="sm" to={`${paths.reservation}?order=${order.id}`}>
            {t('detail.resume')}
          </ButtonLink>
        ) : (
          status === 'waiting' && (
            <ButtonLink size="sm" to={paths.paymentComplete(order.id)}>
              {own('due.how')}
            </ButtonLink>
          )
        ))
      }
    >
      {known ? t(`cancelReason.${known}`) : t(`statusText.${status}`, confirmationDays)}
      <DepositNote order={order} />
    </Alert>
  )
}
