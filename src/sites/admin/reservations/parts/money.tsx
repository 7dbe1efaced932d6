import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DeskBooking } from '#contract/desk'
import { PriceLines } from '#src/kits/booking/price-lines'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'
import { paths } from '../../site'

/** The charges line by line, payments and refunds of the whole order. */
export function Money({ shown: { booking, order, payment, depositor } }: { shown: DeskBooking }) {
  const { t } = useTranslation('admin.reservations')
  const inWon = useWon()
  const dates = useDates()
  const numbers = useNumbers()
  const others = order.bookings.filter(({ id }) => id !== booking.id)
  const { refund } = booking
  return (
    <DetailPart title={t('part.money')}>
      <div className="grid gap-6 md:grid-cols-2">
        <div>
          <PriceLines lines={order.price_lines} />
          <p className="mt-3 flex justify-between gap-4 border-t border-line pt-3 font-bold">
            <span>{t('money.total')}</span>
            <span className="figures">{inWon(order.amount_won)}</span>
          </p>
        </div>
        <Facts
          compact
          facts={[
            { label: t('money.order'), value: <span className="figures">{order.id}</span> },
            { label: t('money.state'), value: t(`order.${order.status}`) },
            { label: t('money.method'), value: order.payment_method && t(`method.${order.payment_method}`) },
            { label: t('money.depositor'), value: depositor },
            {
              label: t('money.until'),
              value:
                order.status === 'awaiting_deposit' && order.hold_expires_at && dates.instant(order.hold_expires_at),
            },
            { label: t('money.paid'), value: payment && inWon(payment.amount_won) },
            { label: t('money.paidAt'), value: payment?.paid_at && dates.instant(payment.paid_at) },
            { label: t('money.refunded'), value: payment && payment.refunded_won > 0 && inWon(payment.refunded_won) },
            { label: t('money.points'), value: order.points > 0 && numbers(order.points) },
            { label: t('money.own'), value: others.length > 0 && inWon(booking.amount_won) },
            {
              label: t('money.refund'),
              value:
                refund && `${inWon(refund.amount_won)} (${refund.percent}%) · ${t(`refund.status.${refund.status}`)}`,
            },
            {
              label: t('money.others'),
              value: others.length > 0 && (
                <ul>
                  {others.map(({ id, reservation_number, product_name }) => (
                    <li key={id}>
                      <Link to={paths.reservation(id)} className="underline underline-offset-2">
                        {reservation_number}
                      </Link>{' '}
                      {product_name}
                    </li>
                  ))}
                </ul>
              ),
            },
          ].map((fact) => ({ ...fact, value: fact.value || null }))}
        />
      </div>
    </DetailPart>
  )
}
