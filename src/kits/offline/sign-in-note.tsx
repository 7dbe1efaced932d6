import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { useOnline } from './use-online'

/**
 * For a page that scans without a token: that scans stay on the device, and the sign-in page, at `to`, that sends them once there
 * is a network. `unsent` is the number of scans that wait for it.
 */
export function SignInNote({ to, unsent = 0 }: { to: string; unsent?: number }) {
  const { t } = useTranslation('offline')
  const words = unsent > 0 && t('unsent', { count: unsent })
  if (!useOnline())
    return (
      <Alert tone="warning" title={t('later')}>
        {words}
      </Alert>
    )
  return (
    <Alert
      tone="warning"
      title={t('now')}
      actions={
        <ButtonLink size="sm" variant="secondary" to={to}>
          {t('signIn')}
        </ButtonLink>
      }
    >
      {words}
    </Alert>
  )
}
