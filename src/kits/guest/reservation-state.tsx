import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '#contract/guest'
import { confirmationDays } from '#contract/periods'
import { useMoney } from '#src/api/start-up'
import { BankDetails } from '#src/kits/booking/bank-details'
import { isOver } from '#src/kits/booking/status-badge'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'

interface ReservationStateProps {
  own: GuestBooking
  /** The address at which the same is reserved once more. */
  again: string
}

/** Where a reservation stands, what is expected of the guest, and once it is over the way to go again (product §4). */
export function ReservationState({ own: { order, booking, answer_by }, again }: ReservationStateProps) {
  const { t } = useTranslation(['guest', 'booking'])
  const money = useMoney()
  const dates = useDates()
  const { status, bank_transfer: transfer, amount_won, email } = order
  if (isOver(booking, order.answered_at))
    return (
      <Alert
        tone="info"
        title={t('done.overTitle')}
        actions={
          <ButtonLink size="sm" to={again}>
            {t('own.again')}
          </ButtonLink>
        }
      >
        {t('done.over')}
      </Alert>
    )
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
        {t('done.paid', { ...confirmationDays, email })}
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
  const hasEnded = status === 'cancelled' || status === 'expired'
  return (
    <Alert tone={hasEnded ? 'info' : 'warning'} title={t(hasEnded ? 'done.endedTitle' : 'done.openTitle')}>
      {t(hasEnded ? 'done.ended' : 'done.open')}
    </Alert>
  )
}
