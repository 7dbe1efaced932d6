import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { resetMinutes } from '#contract/auth'
import { ButtonLink } from '#src/ui/button'
import { resetLink } from '../account/queries'
import { AccountPage } from '../parts/account/account-page'
import { Outcome } from '../parts/account/outcome'
import { PasswordResetForm } from '../parts/account/password-reset-form'
import { paths } from '../site'

export function Component() {
  const { t } = useTranslation('shop.account')
  const { token = '' } = useParams()
  const { valid } = useSuspenseQuery(resetLink(token)).data
  const [came, setCame] = useState<'done' | 'expired' | null>(null)
  if (came === 'done') {
    const signIn = (
      <ButtonLink to={paths.login} wide>
        {t('passwordReset.signIn')}
      </ButtonLink>
    )
    return (
      <AccountPage title={t('passwordReset.title')}>
        <Outcome tone="success" title={t('passwordReset.done')} actions={signIn}>
          {t('passwordReset.doneText')}
        </Outcome>
      </AccountPage>
    )
  }
  if (came === 'expired' || !valid) {
    const again = (
      <ButtonLink to={paths.findPassword} wide>
        {t('passwordReset.again')}
      </ButtonLink>
    )
    return (
      <AccountPage title={t('passwordReset.title')}>
        <Outcome tone="warning" title={t('passwordReset.expired')} actions={again}>
          {t('passwordReset.expiredText', { minutes: resetMinutes })}
        </Outcome>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('passwordReset.title')} lead={t('passwordReset.lead')}>
      <PasswordResetForm token={token} onDone={() => setCame('done')} onExpired={() => setCame('expired')} />
    </AccountPage>
  )
}
