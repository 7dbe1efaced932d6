import { useTranslation } from 'react-i18next'
import type { Booking, Order } from '#contract/order'
import { ButtonLink } from '#src/ui/button'
import { BookingPayment } from '../../purchase/parts/booking-payment'
import { Representative } from '../../purchase/parts/booking-people'
import { CancellationRules } from '../../purchase/parts/cancellation-rules'
import { Panel } from '../../purchase/parts/panel'
import { paths } from '../../site'

/** Beside the trip: its price, the representative, and the rules. */
export function BookingAside({ booking, order }: { booking: Booking; order: Order }) {
  const { t } = useTranslation('shop.purchase')
  return (
    <div className="min-w-0 space-y-6">
      <Panel title={t('detail.payment')}>
        <BookingPayment booking={booking} order={order} />
      </Panel>
      <Panel title={t('detail.representative')}>
        <Representative order={order} />
      </Panel>
      <Panel title={t('detail.cancellation')}>
        <CancellationRules booking={booking} />
      </Panel>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.myReservation}>{t('detail.back')}</ButtonLink>
        {order.quotation_id ? (
          <ButtonLink to={paths.quotationDetail(order.quotation_id)} variant="secondary">
            {t('detail.quotation')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.detail(booking.product_id)} variant="secondary">
            {t('detail.product')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
