import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PrivatePage } from '#src/kits/page/private-page'
import { useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { People } from '../../purchase/parts/booking-people'
import { BookingTrip } from '../../purchase/parts/booking-trip'
import { Panel } from '../../purchase/parts/panel'
import { paths } from '../../site'
import { BookingActions } from '../parts/booking-actions'
import { BookingAside } from '../parts/booking-aside'
import { BookingDialogs } from '../parts/booking-dialogs'
import { BookingState } from '../parts/booking-state'
import { BookingTimeline } from '../parts/booking-timeline'
import { RefundPanel } from '../parts/refund-panel'
import { bookingOf } from '../queries'

/** All details of one reservation (product §3), and its actions. */
export function Component() {
  const { t } = useTranslation('shop.purchase')
  const { t: own } = useTranslation('shop.booking')
  const { id = '' } = useParams()
  const { booking, order, history } = useSuspenseQuery(bookingOf(useVisitor(), id)).data
  // The members of a group are not named individually (product §4).
  const quoted = order.quotation_id !== null
  return (
    <PrivatePage
      title={booking.product_name}
      breadcrumb={
        <Breadcrumb
          crumbs={[{ label: t('detail.back'), to: paths.myReservation }, { label: booking.reservation_number }]}
        />
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8">
        <div className="min-w-0 space-y-6">
          <BookingState booking={booking} order={order} history={history} />
          <BookingActions booking={booking} order={order} />
          {booking.refund && <RefundPanel bookingId={booking.id} refund={booking.refund} />}
          <Panel title={t('detail.trip')} picture={booking.picture}>
            <BookingTrip booking={booking} quoted={quoted} />
          </Panel>
          {!quoted && (
            <Panel title={t('detail.people')}>
              <People travelers={booking.travelers} />
            </Panel>
          )}
          <Panel title={own('history.title')}>
            <BookingTimeline booking={booking} order={order} history={history} />
          </Panel>
        </div>
        <BookingAside booking={booking} order={order} />
      </div>
      <BookingDialogs booking={booking} />
    </PrivatePage>
  )
}
