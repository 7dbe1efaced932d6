import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Failed } from '#src/kits/guest/landing'
import { OwnPage } from '#src/kits/guest/own-page'
import { PayPart } from '#src/kits/guest/pay-part'
import { PaymentFailed } from '#src/kits/guest/payment-failed'
import { ownReservation } from '#src/kits/guest/queries'
import { ReservationFacts } from '#src/kits/guest/reservation-facts'
import { ReservationState } from '#src/kits/guest/reservation-state'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { ErrorState } from '#src/ui/error-state'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { paths, site } from '../site'
import { NoReservation } from './no-reservation'
import { TicketLink } from './ticket-link'

/** The outcome of a reservation; a failed payment is shown with its reason and can be repeated. */
export function DoneView({ failed }: { failed: Failed | null }) {
  const { t } = useTranslation(['guest', site])
  const { data: own, isError, isFetching, refetch } = useQuery(ownReservation(useVisitor()))
  return (
    <OwnPage
      title={t(`${site}:title.completed`)}
      lead={own?.booking.product_name}
      actions={
        <>
          {own && <TicketLink booking={own.booking} />}
          <ButtonLink to={paths.myReservation} variant="secondary">
            {t('done.see')}
          </ButtonLink>
        </>
      }
    >
      <div className="space-y-6">
        <PaymentFailed failed={failed} />
        {isError && !own && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
        {own === null && <NoReservation />}
        {own === undefined && !isError && (
          <Loading>
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {own && (
          <>
            <ReservationState own={own} again={paths.reserve(own.booking.product_id)} />
            <PayPart own={own} completed={paths.completed} />
            <ReservationFacts own={own} />
          </>
        )}
      </div>
    </OwnPage>
  )
}
