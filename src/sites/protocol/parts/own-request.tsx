import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '#contract/guest'
import type { ServiceKind } from '#contract/services'
import { CallError } from '#src/api/call'
import type { Failed } from '#src/kits/guest/landing'
import { PayPart } from '#src/kits/guest/pay-part'
import { PaymentFailed } from '#src/kits/guest/payment-failed'
import { ownReservation } from '#src/kits/guest/queries'
import { ReservationAccess } from '#src/kits/guest/reservation-access'
import { ReservationActions } from '#src/kits/guest/reservation-actions'
import { ReservationFacts } from '#src/kits/guest/reservation-facts'
import { ReservationState } from '#src/kits/guest/reservation-state'
import type { MailedLink } from '#src/kits/guest/use-mailed-link'
import { useSession, useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { ErrorState } from '#src/ui/error-state'
import { Container, Section } from '#src/ui/page'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { useHydrated } from '#src/ui/use-hydrated'
import { paths, site } from '../site'
import { FindRequest } from './find-request'
import { useServiceFacts } from './use-service-facts'

interface OwnRequestProps {
  kind: ServiceKind
  failed: Failed | null
  link: MailedLink
}

/** The request opened in this tab, above everything else; nothing if there is none (product §4). */
export function OwnRequest({ kind, failed, link }: OwnRequestProps) {
  const { t } = useTranslation('protocol.request')
  const visitor = useVisitor()
  const hydrated = useHydrated()
  const holds = useSession(({ tokens }) => tokens.guest !== undefined) && hydrated && link !== 'opening'
  const { data: own, error, isFetching, refetch } = useQuery({ ...ownReservation(visitor), enabled: holds })
  if (link === 'opening' || (holds && own === undefined && !error))
    return (
      <Section ground>
        <Loading>
          <TextSkeleton lines={4} />
        </Loading>
      </Section>
    )
  if (link === 'expired' || link === 'failed')
    return (
      <Container className="py-6">
        <Alert tone="warning" title={t(`link.${link}`)} actions={<FindRequest />} live>
          {t('link.expiredText')}
        </Alert>
      </Container>
    )
  // A visit without a request has nothing to show.
  if (!holds || own === null || (error instanceof CallError && error.status === 401)) return null
  if (!own) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  const { service } = own.booking
  if (own.site !== site || !service) return null
  if (service.kind !== kind)
    return (
      <Container className="py-5">
        <Alert
          title={own.booking.product_name}
          actions={
            <ButtonLink size="sm" variant="secondary" to={paths[service.kind]}>
              {t('own.open')}
            </ButtonLink>
          }
        >
          {t('own.other')}
        </Alert>
      </Container>
    )
  return <OwnView kind={kind} own={own} failed={failed} />
}

function OwnView({ kind, own, failed }: { kind: ServiceKind; own: GuestBooking; failed: Failed | null }) {
  const { t } = useTranslation('protocol.request')
  const more = useServiceFacts(own)
  return (
    <Section
      ground
      title={t('own.title')}
      lead={own.booking.product_name}
      more={
        <div className="flex flex-wrap gap-3">
          <ReservationActions own={own} />
        </div>
      }
    >
      <div className="space-y-6">
        <PaymentFailed failed={failed} />
        <ReservationState own={own} again={paths.request(kind, own.booking.product_id)} />
        <PayPart own={own} completed={paths[kind]} />
        <ReservationFacts own={own} more={more} />
        <ReservationAccess onLeave={() => {}} />
      </div>
    </Section>
  )
}
