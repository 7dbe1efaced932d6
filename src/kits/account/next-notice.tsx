import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { useHydrated } from '#src/ui/use-hydrated'
import { useNext } from './use-next'

/**
 * Why the visitor is asked to sign in, where another page requires it (product §4). It is part of the server's page, which does not
 * see the address, and shown there by the first script (src/app/first.ts): appearing later, it would move the form.
 */
export function NextNotice() {
  const { t } = useTranslation('account')
  const isHydrated = useHydrated()
  const next = useNext()
  if (isHydrated && !next) return null
  return (
    <Alert tone="info" className={isHydrated ? 'mb-6' : 'if-next mb-6'}>
      {t('next')}
    </Alert>
  )
}
