import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { ErrorState } from '#src/ui/error-state'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { ownReservation } from '../queries'
import { paths, site } from '../site'
import type { Failed } from './landing'
import { OwnPage } from './own-page'
import { PayPart } from './pay-part'
import { ReservationFacts } from './reservation-facts'
import { ReservationState } from './reservation-state'
import { TicketLink } from './ticket-link'

/** What has become of the reservation; with a payment that failed it says why, and can be paid again. */
export function DoneView({ failed }: { failed: Failed | null }) {
  const { t } = useTranslation(['apec.booking', site])
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
        {failed && (
          <Alert tone="error" title={t('done.failedTitle')} live>
            <p>{t('done.failed')}</p>
            <p className="mt-1 text-sm break-words">
              {t('done.reason', { code: failed.code, message: failed.message || t('done.unknownReason') })}
            </p>
          </Alert>
        )}
        {isError && !own && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
        {!own && !isError && (
          <Loading>
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {own && (
          <>
            <ReservationState own={own} />
            <PayPart own={own} />
            <ReservationFacts own={own} />
          </>
        )}
      </div>
    </OwnPage>
  )
}
