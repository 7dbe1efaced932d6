import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isTestMode } from '#src/session/business-test'
import { Alert } from '#src/ui/alert'
import { ownParticipant } from '../queries'

/** Tells companies in test mode that nothing here is real. */
export function TestBanner() {
  const { t } = useTranslation('fair.account')
  const { data } = useSuspenseQuery(ownParticipant())
  if (!data.is_test && !isTestMode()) return null
  return (
    <Alert tone="warning" className="mb-6" title={t('test.title')}>
      {t('test.text')}
    </Alert>
  )
}
