import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { useFormScene } from './form-context'

/** Explains why a section, or all of them, cannot be changed now. */
export function Locked() {
  const { t } = useTranslation('edu-travel.application')
  const { application } = useFormScene()
  return (
    <Alert title={t('locked.title')}>
      {application.status === 'revision_requested' ? t('locked.revision') : t(`detail.next.${application.status}`)}
    </Alert>
  )
}
