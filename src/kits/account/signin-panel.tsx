import { useTranslation } from 'react-i18next'
import type { Site } from '#contract/sites/sites'
import { NextNotice } from './next-notice'
import { SigninForm } from './signin-form'
import { useNext } from './use-next'

interface SigninPanelProps {
  site: Site
  /** Filled in once known. */
  email?: string | undefined
  /** Receives the token and the page the user came for, if any; an error it throws is shown in the form. */
  onToken: (token: string, next: string | null) => Promise<unknown> | unknown
}

/** Address and password, and the reason when another page required signing in (product §4). */
export function SigninPanel({ site, email, onToken }: SigninPanelProps) {
  const { t } = useTranslation('account')
  const next = useNext()
  return (
    <>
      <NextNotice />
      <SigninForm
        site={site}
        texts={{
          title: t('login.title'),
          email: t('email.label'),
          password: t('password.label'),
          submit: t('login.submit'),
        }}
        {...(email && { email })}
        onToken={(token) => onToken(token, next)}
      />
    </>
  )
}
