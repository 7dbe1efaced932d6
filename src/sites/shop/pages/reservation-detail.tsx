import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { ButtonLink } from '#src/ui/button'
import { BookingPayment } from '../parts/purchase/booking-payment'
import { People, Representative } from '../parts/purchase/booking-people'
import { BookingState } from '../parts/purchase/booking-state'
import { BookingTrip } from '../parts/purchase/booking-trip'
import { CancellationRules } from '../parts/purchase/cancellation-rules'
import { Frame } from '../parts/purchase/frame'
import { Panel } from '../parts/purchase/panel'
import { bookingOf } from '../purchase-queries'
import { paths } from '../site'

/** Everything about one reservation (product §3). */
export function Component() {
  const { t } = useTranslation('shop.purchase')
  const { id = '' } = useParams()
  const { booking, order } = useSuspenseQuery(bookingOf(useVisitor(), id)).data
  return (
    <Frame
      title={booking.product_name}
      breadcrumb={
        <Breadcrumb
          crumbs={[{ label: t('detail.back'), to: paths.myReservation }, { label: booking.reservation_number }]}
        />
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8">
        <div className="min-w-0 space-y-6">
          <BookingState booking={booking} order={order} />
          <Panel title={t('detail.trip')} picture={booking.picture}>
            <BookingTrip booking={booking} />
          </Panel>
          <Panel title={t('detail.people')}>
            <People travellers={booking.travellers} />
          </Panel>
        </div>
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
            <ButtonLink to={paths.detail(booking.product_id)} variant="secondary">
              {t('detail.product')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Frame>
  )
}
