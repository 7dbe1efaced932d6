import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetMinutes } from '#contract/auth'
import type { PasswordSite } from '#contract/sites/sites'
import { Button, ButtonLink } from '#src/ui/button'
import { AccountPage } from './account-page'
import { FindPasswordForm } from './find-password-form'
import type { AccountLinks } from './links'
import { Outcome } from './outcome'
import { TextLink } from './text-link'

/** `findId` only on sites where users can find their address themselves. */
type FindPasswordLinks = Pick<AccountLinks, 'login'> & Partial<Pick<AccountLinks, 'findId'>>

/** Requests a link for setting a new password; says the same whether or not there is an account (domain hazard 4). */
export function FindPasswordPage({ site, links }: { site: PasswordSite; links: FindPasswordLinks }) {
  const { t } = useTranslation('account')
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) {
    return (
      <AccountPage
        title={t('findPassword.title')}
        lead={t('findPassword.lead')}
        aside={
          <>
            <TextLink to={links.login}>{t('findPassword.signIn')}</TextLink>
            {links.findId && <TextLink to={links.findId}>{t('login.findId')}</TextLink>}
          </>
        }
      >
        <FindPasswordForm site={site} onSent={setSentTo} />
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('findPassword.title')}>
      <Outcome
        tone="success"
        title={t('findPassword.done')}
        actions={
          <>
            <ButtonLink to={links.login} state={{ email: sentTo }} wide>
              {t('findPassword.signIn')}
            </ButtonLink>
            <Button variant="secondary" wide onClick={() => setSentTo(null)}>
              {t('findPassword.again')}
            </Button>
          </>
        }
      >
        {t('findPassword.doneText', { email: sentTo, minutes: resetMinutes })}
      </Outcome>
    </AccountPage>
  )
}
