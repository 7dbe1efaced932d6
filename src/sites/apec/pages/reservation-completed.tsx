import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ConfirmGuestPayment } from '../parts/confirm-guest-payment'
import { DoneView } from '../parts/done-view'
import { landingIn } from '../parts/landing'
import { OwnPage } from '../parts/own-page'
import { paths, site } from '../site'

/** Where a reservation ends, and where the payment window returns to: confirms with the server as it opens (product §4). */
export function Component() {
  const { t } = useTranslation(['apec.booking', site])
  const [search] = useSearchParams()
  const isOpen = useSession(({ tokens }) => tokens.guest !== undefined)
  const { given, failed } = landingIn(search)
  if (given) return <ConfirmGuestPayment given={given} />
  if (isOpen) return <DoneView failed={failed} />
  return (
    <OwnPage title={t(`${site}:title.completed`)} width="form">
      <EmptyState title={t('done.none')} actions={<ButtonLink to={paths.myReservation}>{t('find.title')}</ButtonLink>}>
        {t('done.noneText')}
      </EmptyState>
    </OwnPage>
  )
}
