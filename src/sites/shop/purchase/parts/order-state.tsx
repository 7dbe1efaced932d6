import { useTranslation } from 'react-i18next'
import type { Order, OrderStatus } from '#contract/order'
import { useMoney } from '#src/api/start-up'
import { useConfirmationDay } from '#src/kits/booking/confirmation-day'
import { DepositNote } from '#src/kits/booking/deposit-note'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { cancelReasonIn } from '../../booking/parts/cancel-reason'
import { paths } from '../../site'

const kinds = {
  draft: 'open',
  awaiting_payment: 'open',
  confirming: 'checking',
  awaiting_deposit: 'deposit',
  paid: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<OrderStatus, string>

/** The state of an order, and what happens next (product §4). */
export function OrderState({ order }: { order: Order }) {
  const { t } = useTranslation(['shop.purchase', 'booking'])
  const money = useMoney()
  const dates = useDates()
  const { email, bank_transfer } = order
  const confirms = useConfirmationDay(order, order.bookings)
  const code = cancelReasonIn(order.bookings[0]?.cancel_reason ?? null)
  switch (kinds[order.status]) {
    case 'paid':
      return (
        <Alert tone="success" title={t('complete.paid')} live>
          {confirms ? t('complete.paidText', { day: confirms, email }) : t('statusText.requestedLate')}
        </Alert>
      )
    case 'deposit':
      return (
        <Alert tone="warning" title={t('complete.deposit')} live>
          {bank_transfer &&
            t('complete.depositText', {
              day: confirms,
              amount: money({ amount: order.amount_won, currency: 'KRW' }, 'KRW'),
              deadline: t('booking:detail.kst', { when: dates.instant(bank_transfer.deadline) }),
            })}
        </Alert>
      )
    case 'checking':
      return (
        <Alert tone="info" title={t('complete.checking')} live>
          {t('complete.checkingText', { email })}
        </Alert>
      )
    case 'open':
      return (
        <Alert
          tone="warning"
          title={t('complete.open')}
          actions={
            <ButtonLink size="sm" to={`${paths.reservation}?order=${order.id}`}>
              {t('complete.resume')}
            </ButtonLink>
          }
          live
        >
          {t('complete.openText')}
        </Alert>
      )
    case 'cancelled':
    case 'expired':
      return (
        <Alert tone="info" title={t('complete.ended')} live>
          {order.status === 'expired'
            ? t('complete.expiredText')
            : code
              ? t(`cancelReason.${code}`)
              : t('complete.cancelledText')}
          <DepositNote order={order} />
        </Alert>
      )
  }
}
