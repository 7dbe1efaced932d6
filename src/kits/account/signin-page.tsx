import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { AccountSite } from '#contract/sites/sites'
import { AccountPage } from './account-page'
import type { AccountLinks } from './links'
import { SigninPanel } from './signin-panel'
import { TextLink } from './text-link'
import { useNext, withNext } from './use-next'

interface SigninPageProps {
  site: AccountSite
  links: Omit<AccountLinks, 'login'>
  lead: string
  /** The line for visitors without an account, and its link, where the site's sign-up is more than an account. */
  invitation: string
  registerLabel?: string
  /** Receives the token and the page the user came for, if any; an error it throws is shown in the form. */
  onToken: (token: string, next: string | null) => Promise<unknown> | unknown
  /** Other ways to sign in, below the form. */
  children?: ReactNode
}

/** Signing in on a site with address and password (product §4). */
export function SigninPage({ site, links, lead, invitation, registerLabel, onToken, children }: SigninPageProps) {
  const { t } = useTranslation('account')
  const next = useNext()
  const { state } = useLocation() as { state: { email?: string } | null }
  return (
    <AccountPage
      title={t('login.title')}
      lead={lead}
      aside={
        <>
          <TextLink to={links.findPassword}>{t('login.forgot')}</TextLink>
          <TextLink to={links.findId}>{t('login.findId')}</TextLink>
          <p className="w-full text-muted">
            {invitation} <TextLink to={withNext(links.register, next)}>{registerLabel ?? t('login.register')}</TextLink>
          </p>
        </>
      }
    >
      <SigninPanel site={site} email={state?.email} onToken={onToken} />
      {children}
    </AccountPage>
  )
}
