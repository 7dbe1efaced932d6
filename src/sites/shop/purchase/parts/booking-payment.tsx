import { useTranslation } from 'react-i18next'
import type { Booking, Order } from '#contract/order'
import { useMoney } from '#src/api/start-up'
import { useDates } from '#src/session/dates'
import { Facts } from '#src/ui/facts'

/** The price, the payment, and the history. */
export function BookingPayment({ booking, order }: { booking: Booking; order: Order }) {
  const { t } = useTranslation(['shop.purchase', 'booking'])
  const money = useMoney()
  const dates = useDates()
  const won = (amount: number) => <span className="figures">{money({ amount, currency: 'KRW' }, 'KRW')}</span>
  const at = (label: string, instant: string | null | undefined) =>
    instant ? [{ label, value: t('booking:detail.kst', { when: dates.instant(instant) }) }] : []
  const { payment_method: method, bank_transfer: transfer, bookings } = order
  return (
    <Facts
      facts={[
        { label: t('detail.amount'), value: <b>{won(booking.amount_won)}</b> },
        ...(bookings.length > 1 ? [{ label: t('detail.orderTotal'), value: won(order.amount_won) }] : []),
        ...(method ? [{ label: t('detail.method'), value: t(`detail.${method}`) }] : []),
        ...at(t('detail.reservedAt'), order.created_at),
        ...at(t('detail.holdUntil'), booking.status === 'pending' ? order.hold_expires_at : null),
        ...at(t('detail.depositBy'), booking.status === 'waiting' ? transfer?.deadline : null),
        ...at(t('detail.paidAt'), order.paid_at),
      ]}
    />
  )
}
