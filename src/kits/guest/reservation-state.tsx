import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '#contract/guest'
import { useMoney } from '#src/api/start-up'
import { BankDetails } from '#src/kits/booking/bank-details'
import { useConfirmationDay } from '#src/kits/booking/confirmation-day'
import { endingOf } from '#src/kits/booking/ending'
import { isOver } from '#src/kits/booking/status-badge'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { EndedState } from './ended-state'

interface ReservationStateProps {
  own: GuestBooking
  /** The address for reserving the same again. */
  again: string
}

/** The state of a reservation, what the guest has to do, and once it has ended a link to reserve again (product §4). */
export function ReservationState({ own, again }: ReservationStateProps) {
  const { t } = useTranslation(['guest', 'booking'])
  const money = useMoney()
  const dates = useDates()
  const { order, booking, history, answer_by } = own
  const { status, bank_transfer: transfer, amount_won, email } = order
  const confirms = useConfirmationDay(order, [booking])
  const why = isOver(booking, order.answered_at) ? 'over' : endingOf(booking, history)
  if (why) return <EndedState own={own} why={why} again={again} />
  if (answer_by)
    return (
      <Alert tone="success" title={t('done.answerTitle')}>
        {t('done.answer', { email, when: t('booking:detail.kst', { when: dates.instant(answer_by) }) })}
      </Alert>
    )
  if (booking.status === 'confirmed')
    return (
      <Alert tone="success" title={t('done.confirmedTitle')}>
        {t('done.confirmed', { email })}
      </Alert>
    )
  if (status === 'paid')
    return (
      <Alert tone="success" title={t('done.paidTitle')}>
        {confirms ? t('done.paid', { day: confirms, email }) : t('done.paidLate', { email })}
      </Alert>
    )
  if (transfer)
    return (
      <>
        <Alert tone="info" title={t('done.depositTitle')}>
          {t('done.deposit', {
            amount: money({ amount: amount_won, currency: 'KRW' }, 'KRW'),
            deadline: t('booking:detail.kst', { when: dates.instant(transfer.deadline) }),
          })}
        </Alert>
        <BankDetails transfer={transfer} amountWon={amount_won} />
      </>
    )
  if (status === 'confirming')
    return (
      <Alert tone="info" title={t('booking:confirming.unknownTitle')}>
        {t('booking:confirming.unknown')}
      </Alert>
    )
  return (
    <Alert tone="warning" title={t('done.openTitle')}>
      {t('done.open')}
    </Alert>
  )
}
