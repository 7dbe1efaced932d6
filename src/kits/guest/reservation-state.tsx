import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '#contract/guest'
import { confirmationDays } from '#contract/periods'
import { useMoney } from '#src/api/start-up'
import { BankDetails } from '#src/kits/booking/bank-details'
import { useDates } from '#src/kits/booking/dates'
import { Alert } from '#src/ui/alert'

/** Where a reservation stands and what is expected of the guest (product §4). */
export function ReservationState({ own: { order, booking, answer_by } }: { own: GuestBooking }) {
  const { t } = useTranslation(['guest', 'booking'])
  const money = useMoney()
  const dates = useDates()
  const { status, bank_transfer: transfer, amount_won, email } = order
  if (answer_by)
    return (
      <Alert tone="success" title={t('done.answerTitle')}>
        {t('done.answer', { email, when: t('booking:detail.kst', { when: dates.instant(answer_by) }) })}
      </Alert>
    )
  if (booking.service && booking.status === 'confirmed')
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
      <Alert tone="info" title={t('done.unknownTitle')}>
        {t('done.unknown')}
      </Alert>
    )
  const isOver = status === 'cancelled' || status === 'expired'
  return (
    <Alert tone={isOver ? 'info' : 'warning'} title={t(isOver ? 'done.endedTitle' : 'done.openTitle')}>
      {t(isOver ? 'done.ended' : 'done.open')}
    </Alert>
  )
}
