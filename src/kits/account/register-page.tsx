import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { AccountPage } from './account-page'
import { Outcome } from './outcome'
import { TextLink } from './text-link'
import { useNext, withNext } from './use-next'

/** The newly registered user. */
export interface Registered {
  name: string
  email: string
}

interface RegisterPageProps {
  /** What the site calls its sign-up, where it is more than an account. */
  title?: string
  login: string
  lead: string
  /** The new account: set, it replaces the form with a message, `doneTitle` and `doneText` where the site has its own. */
  done: Registered | null
  doneTitle?: string
  doneText?: (who: Registered) => string
  /** The site's own form. */
  children: ReactNode
}

/** The frame of a site's sign-up, and its result (product §5). */
export function RegisterPage({ title, login, lead, done, doneTitle, doneText, children }: RegisterPageProps) {
  const { t } = useTranslation('account')
  const next = useNext()
  const heading = title ?? t('registration.title')
  if (done) {
    return (
      <AccountPage title={heading}>
        <Outcome
          tone="success"
          title={doneTitle ?? t('registration.done')}
          actions={
            <ButtonLink to={withNext(login, next)} state={{ email: done.email }} wide>
              {t('registration.doneAction')}
            </ButtonLink>
          }
        >
          {doneText?.(done) ?? t('registration.doneText', { ...done })}
        </Outcome>
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title={heading}
      lead={lead}
      aside={
        <p className="text-muted">
          {t('registration.have')} <TextLink to={withNext(login, next)}>{t('registration.signIn')}</TextLink>
        </p>
      }
    >
      {children}
    </AccountPage>
  )
}
