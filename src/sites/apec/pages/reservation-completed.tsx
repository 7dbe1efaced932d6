import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ConfirmGuestPayment } from '#src/kits/guest/confirm-guest-payment'
import { landingIn } from '#src/kits/guest/landing'
import { OwnPage } from '#src/kits/guest/own-page'
import { useSession } from '#src/session/visitor'
import { DoneView } from '../parts/done-view'
import { NoReservation } from '../parts/no-reservation'
import { paths, site } from '../site'

/** The end of a reservation, to which the payment window returns: requests the confirmation when it opens (product §4). */
export function Component() {
  const { t } = useTranslation(site)
  const [search] = useSearchParams()
  const isOpen = useSession(({ tokens }) => tokens.guest !== undefined)
  const { given, failed } = landingIn(search)
  if (given) return <ConfirmGuestPayment given={given} title={t('title.completed')} completed={paths.completed} />
  if (isOpen) return <DoneView failed={failed} />
  return (
    <OwnPage title={t('title.completed')} width="form">
      <NoReservation />
    </OwnPage>
  )
}
