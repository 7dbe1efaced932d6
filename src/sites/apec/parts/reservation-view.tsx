import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { GuestBooking } from '#contract/guest'
import { OwnPage } from '#src/kits/guest/own-page'
import { PayPart } from '#src/kits/guest/pay-part'
import { ReservationAccess } from '#src/kits/guest/reservation-access'
import { ReservationActions } from '#src/kits/guest/reservation-actions'
import { ReservationFacts } from '#src/kits/guest/reservation-facts'
import { ReservationState } from '#src/kits/guest/reservation-state'
import { paths } from '../site'
import { TicketLink } from './ticket-link'

/** The reservation opened in this tab: its details, the next step, and the changes that can be made. */
export function ReservationView({ own }: { own: GuestBooking }) {
  const { t } = useTranslation('guest')
  const navigate = useNavigate()
  return (
    <OwnPage
      title={t('own.title')}
      lead={own.booking.product_name}
      actions={
        <>
          <TicketLink booking={own.booking} />
          <ReservationActions own={own} />
        </>
      }
    >
      <div className="space-y-6">
        <ReservationState own={own} again={paths.reserve(own.booking.product_id)} />
        <PayPart own={own} completed={paths.completed} />
        <ReservationFacts own={own} />
        <ReservationAccess onLeave={() => navigate(paths.home)} />
      </div>
    </OwnPage>
  )
}
