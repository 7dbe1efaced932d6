import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetMinutes } from '#contract/auth'
import type { PasswordSite } from '#contract/sites/sites'
import { ButtonLink } from '#src/ui/button'
import { AccountPage } from './account-page'
import type { AccountLinks } from './links'
import { Outcome } from './outcome'
import { PasswordResetForm } from './password-reset-form'
import { resetLink } from './queries'

interface ResetPageProps {
  site: PasswordSite
  /** The token of the mailed link. */
  token: string
  links: Pick<AccountLinks, 'login' | 'findPassword'>
}

/** Sets a new password by a mailed link, while the link is valid (product §4). */
export function ResetPage({ site, token, links }: ResetPageProps) {
  const { t } = useTranslation('account')
  const { valid } = useSuspenseQuery(resetLink(site, token)).data
  const [came, setCame] = useState<'done' | 'expired' | null>(null)
  if (came === 'done') {
    const signIn = (
      <ButtonLink to={links.login} wide>
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
      <ButtonLink to={links.findPassword} wide>
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
      <PasswordResetForm
        site={site}
        token={token}
        onDone={() => setCame('done')}
        onExpired={() => setCame('expired')}
      />
    </AccountPage>
  )
}
