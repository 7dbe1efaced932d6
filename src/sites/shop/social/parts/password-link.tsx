import { useTranslation } from 'react-i18next'
import { auth, resetMinutes } from '#contract/auth'
import { useCall } from '#src/api/query'
import { useLanguage } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'

/**
 * For an account without a password: the password is set by a mailed link, which proves the ownership of the address
 * (product §4).
 */
export function PasswordLink({ email }: { email: string }) {
  const { t } = useTranslation('shop.social')
  const lang = useLanguage()
  const ask = useCall(auth.requestReset)
  return (
    <div className="space-y-4">
      <p>{t('password.lead', { email })}</p>
      {ask.isSuccess && (
        <Alert tone="success" title={t('password.sent')} live>
          {t('password.sentText', { minutes: resetMinutes })}
        </Alert>
      )}
      <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate({ body: { email, lang } })}>
        {t('password.send')}
      </Button>
    </div>
  )
}
