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
import { PaymentLanding } from '../parts/payment-landing'
import { ownApplications } from '../queries'

/** How often a payment is refetched while it is being confirmed, in ms. */
const askAgainMs = 5000

/** A seller's booths: the order, its price, and the next step. The payment window returns here too. */
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
  if (applications.length === 0)
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
      </ul>
      <div>
        <ButtonLink to={paths.applyStep('booth')} variant="secondary">
          {t('mine.other')}
        </ButtonLink>
      </div>
    </>
  )
}
