import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { usePaths } from '../../site'
import { useKeptRequests } from './kept-requests'

/** Says how many requests wait to be sent, and leads to the check. Needs the texts `fair.meetings`. */
export function KeptNote() {
  const { t } = useTranslation('fair.meetings')
  const paths = usePaths()
  const count = useKeptRequests().length
  if (count === 0) return null
  return (
    <Alert
      tone="warning"
      className="mb-6 print:hidden"
      actions={
        <ButtonLink size="sm" to={paths.applicationConfirm}>
          {t('kept.check')}
        </ButtonLink>
      }
    >
      {t('kept.unsent', { count })}
    </Alert>
  )
}
