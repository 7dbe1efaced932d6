import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FindForm } from '#src/kits/guest/find-form'
import { OwnPage } from '#src/kits/guest/own-page'
import { ownReservation } from '#src/kits/guest/queries'
import { useSession, useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { expiredLink } from '../link'
import { ReservationView } from '../parts/reservation-view'
import { paths, site } from '../site'

/** The reservation opened in this tab, or the form to find one (product §4). */
export function Component() {
  const isOpen = useSession(({ tokens }) => tokens.guest !== undefined)
  return isOpen ? <Opened /> : <Find />
}

function Opened() {
  const own = useSuspenseQuery(ownReservation(useVisitor())).data
  // A reservation of another site has its page there, and a new visit can be without one.
  return own?.site === site ? <ReservationView own={own} /> : <Find />
}

function Find() {
  const { t } = useTranslation('guest')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <OwnPage title={t('find.title')} lead={t('find.lead')} width="form">
      {search.get('link') === expiredLink && (
        <Alert tone="warning" className="mb-6" live>
          {t('find.expired')}
        </Alert>
      )}
      <FindForm onOpened={() => navigate(paths.myReservation, { replace: true })} />
    </OwnPage>
  )
}
