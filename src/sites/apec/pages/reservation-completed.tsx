import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ConfirmGuestPayment } from '#src/kits/guest/confirm-guest-payment'
import { landingIn } from '#src/kits/guest/landing'
import { OwnPage } from '#src/kits/guest/own-page'
import { useSession } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { DoneView } from '../parts/done-view'
import { paths, site } from '../site'

/** Where a reservation ends, and where the payment window returns to: confirms with the server as it opens (product §4). */
export function Component() {
  const { t } = useTranslation(['guest', site])
  const [search] = useSearchParams()
  const isOpen = useSession(({ tokens }) => tokens.guest !== undefined)
  const { given, failed } = landingIn(search)
  if (given)
    return <ConfirmGuestPayment given={given} title={t(`${site}:title.completed`)} completed={paths.completed} />
  if (isOpen) return <DoneView failed={failed} />
  return (
    <OwnPage title={t(`${site}:title.completed`)} width="form">
      <EmptyState title={t('done.none')} actions={<ButtonLink to={paths.myReservation}>{t('find.title')}</ButtonLink>}>
        {t('done.noneText')}
      </EmptyState>
    </OwnPage>
  )
}
