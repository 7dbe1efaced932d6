import { useTranslation } from 'react-i18next'
import type { BookingChange } from '#contract/booking'
import type { Booking, Order } from '#contract/order'
import { useConfirmationDay } from '#src/kits/booking/confirmation-day'
import { DepositNote } from '#src/kits/booking/deposit-note'
import { operatorsWords } from '#src/kits/booking/ending'
import { isOver } from '#src/kits/booking/status-badge'
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

interface BookingStateProps {
  booking: Booking
  order: Order
  history: readonly BookingChange[]
}

/** The state of a reservation (product §4), why it ended, and how to continue while its seats are held. */
export function BookingState({ booking, order, history }: BookingStateProps) {
  const { t } = useTranslation(['shop.purchase', 'booking'])
  const { t: own } = useTranslation('shop.booking')
  const { status } = booking
  const confirms = useConfirmationDay(order, [booking])
  const code = cancelReasonIn(booking.cancel_reason)
  const reason = operatorsWords(booking, history)
  const over = isOver(booking, order.answered_at)
  const held = order.hold_expires_at !== null && order.hold_expires_at > order.answered_at
  return (
    <Alert
      tone={over ? 'info' : tones[status]}
      title={t(`booking:status.${over ? 'over' : status}`)}
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
      {over
        ? own('over')
        : reason
          ? own('history.operatorSaid', { reason })
          : code
            ? t(`cancelReason.${code}`)
            : status === 'requested'
              ? confirms
                ? t('statusText.requested', { day: confirms })
                : t('statusText.requestedLate')
              : t(`statusText.${status}`)}
      <DepositNote order={order} />
    </Alert>
  )
}
