import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { expiredLink } from '../link'
import { FindForm } from '../parts/find-form'
import { OwnPage } from '../parts/own-page'
import { ReservationView } from '../parts/reservation-view'

/** The reservation that this tab has opened, or the way to find one (product §4). */
export function Component() {
  const { t } = useTranslation('apec.booking')
  const [search] = useSearchParams()
  const isOpen = useSession(({ tokens }) => tokens.guest !== undefined)
  if (isOpen) return <ReservationView />
  return (
    <OwnPage title={t('find.title')} lead={t('find.lead')} width="form">
      {search.get('link') === expiredLink && (
        <Alert tone="warning" className="mb-6" live>
          {t('find.expired')}
        </Alert>
      )}
      <FindForm />
    </OwnPage>
  )
}
