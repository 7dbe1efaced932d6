import Ticket from 'lucide-react/icons/ticket'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../site'

/** Shown to a visitor who has not opened this reservation: the same text for every number (product §4). */
export function TicketShut({ ended }: { ended: boolean }) {
  const { t } = useTranslation('apec.ticket')
  return (
    <>
      {ended && (
        <Alert tone="warning" live>
          {t('ended')}
        </Alert>
      )}
      <EmptyState
        icon={<Ticket />}
        title={t('shutTitle')}
        actions={
          <>
            <ButtonLink to={paths.myReservation}>{t('find')}</ButtonLink>
            <ButtonLink to={paths.gate} variant="secondary">
              {t('signIn')}
            </ButtonLink>
          </>
        }
      >
        {t('shut')}
      </EmptyState>
    </>
  )
}
