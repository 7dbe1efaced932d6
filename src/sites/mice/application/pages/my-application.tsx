import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLandingSearch } from '#src/kits/booking/landing-search'
import { landingIn } from '#src/kits/guest/landing'
import { PaymentFailed } from '#src/kits/guest/payment-failed'
import { PrivatePage } from '#src/kits/page/private-page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'
import { ApplicationCard } from '../parts/application-card'
import { HostingCard } from '../parts/hosting-card'
import { PaymentLanding } from '../parts/payment-landing'
import { ownApplications, ownHosting } from '../queries'

/** How often a payment is refetched while it is being confirmed, in ms. */
const askAgainMs = 5000

/**
 * The member's applications: a seller's booths with order, price and next step, and a buyer's hosting. The payment window returns
 * here too.
 */
export function Component() {
  const { t } = useTranslation('mice.application')
  const search = useLandingSearch()
  const { given, failed } = search ? landingIn(search) : { given: null, failed: null }
  if (given)
    return (
      <PrivatePage title={t('landing.title')} width="form">
        <PaymentLanding given={given} />
      </PrivatePage>
    )
  return (
    <PrivatePage title={t('mine.title')} lead={t('mine.lead')} width="reading">
      <div className="stack-6">
        <PaymentFailed failed={failed} />
        <Applications />
        <p className="text-muted">
          {t('mine.badge')}{' '}
          <ButtonLink to={paths.mypage} variant="ghost" size="sm">
            {t('mine.mypage')}
          </ButtonLink>
        </p>
      </div>
    </PrivatePage>
  )
}

function Applications() {
  const { t } = useTranslation('mice.application')
  const navigate = useNavigate()
  const { data: applications } = useSuspenseQuery({
    ...ownApplications(useVisitor()),
    // Shows the provider's confirmation without a reload.
    refetchInterval: ({ state }) =>
      (state.data?.some(({ order }) => order.status === 'confirming') ?? false) && askAgainMs,
  })
  const { hosting } = useSuspenseQuery(ownHosting()).data
  if (applications.length === 0 && !hosting)
    return (
      <EmptyState title={t('mine.none')} actions={<ButtonLink to={paths.apply}>{t('mine.apply')}</ButtonLink>}>
        {t('mine.noneText')}
      </EmptyState>
    )
  return (
    <>
      <ul className="stack-6">
        {applications.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            onResume={() => void navigate(application.invoice ? paths.applyStep('check') : paths.applyStep('details'))}
          />
        ))}
        {hosting && <HostingCard hosting={hosting} />}
      </ul>
      {applications.length > 0 && (
        <div>
          <ButtonLink to={paths.applyStep('booth')} variant="secondary">
            {t('mine.other')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
