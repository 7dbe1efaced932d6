import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BankDetails } from '#src/kits/booking/bank-details'
import { PrivatePage } from '#src/kits/page/private-page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { paths } from '../../site'
import { OrderBookings } from '../parts/order-bookings'
import { OrderState } from '../parts/order-state'
import { OrderTotal } from '../parts/order-total'
import { orderOf } from '../queries'

/** How often a payment is refetched while it is being confirmed, in milliseconds. */
const askAgainMs = 5000

/** The reservation, and what happens next. */
export function Component() {
  const { t } = useTranslation('shop.purchase')
  const { id = '' } = useParams()
  const { data: order } = useSuspenseQuery({
    ...orderOf(useVisitor(), id),
    // Shows the provider's confirmation without a reload.
    refetchInterval: ({ state }) => state.data?.status === 'confirming' && askAgainMs,
  })
  const done = order.status === 'paid' || order.status === 'awaiting_deposit'
  return (
    <PrivatePage title={t(done ? 'complete.title' : 'summary.title')} lead={t('summary.order', { id })} width="reading">
      <div className="space-y-8">
        <OrderState order={order} />
        {order.bank_transfer && order.status === 'awaiting_deposit' && (
          <BankDetails transfer={order.bank_transfer} amountWon={order.amount_won} />
        )}
        <OrderBookings order={order} />
        <Card as="section" pad="lg" className="space-y-4">
          <h2 className="text-lg font-bold">{t('summary.price')}</h2>
          <OrderTotal order={order} />
        </Card>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.myReservation}>{t('complete.all')}</ButtonLink>
          <ButtonLink to={paths.search()} variant="secondary">
            {t('complete.more')}
          </ButtonLink>
        </div>
      </div>
    </PrivatePage>
  )
}
