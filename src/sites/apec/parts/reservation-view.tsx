import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#src/session/visitor'
import { ownReservation } from '../queries'
import { OwnPage } from './own-page'
import { PayPart } from './pay-part'
import { ReservationAccess } from './reservation-access'
import { ReservationActions } from './reservation-actions'
import { ReservationFacts } from './reservation-facts'
import { ReservationState } from './reservation-state'
import { TicketLink } from './ticket-link'

/** The reservation that this tab has opened: what it is, what is to be done, and what can be changed. */
export function ReservationView() {
  const { t } = useTranslation('apec.booking')
  const own = useSuspenseQuery(ownReservation(useVisitor())).data
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
        <ReservationState own={own} />
        <PayPart own={own} />
        <ReservationFacts own={own} />
        <ReservationAccess />
      </div>
    </OwnPage>
  )
}
