import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Area } from '#contract/endpoint'
import type { Site } from '#contract/sites/sites'
import { enter } from '#src/api/enter'
import { usePerson, useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { AccountPage } from './account-page'
import { SigninForm } from './signin-form'
import { useNext } from './use-next'

interface DeskSigninProps {
  site: Site
  area: Area
  home: string
  texts: { title: string; lead: string; noRole: (name: string) => string }
  /** What to do about a password that was forgotten. */
  aside: ReactNode
}

/** The sign-in page of a desk: an account without a role there is told so, and may be changed for another. */
export function DeskSignin({ site, area, home, texts: { title, lead, noRole }, aside }: DeskSigninProps) {
  const { t } = useTranslation('account')
  const visitor = useVisitor()
  const navigate = useNavigate()
  const next = useNext()
  const person = usePerson(area)
  return (
    <AccountPage title={title} lead={lead} aside={aside}>
      <meta name="robots" content="noindex" />
      {person ? (
        <Alert tone="warning" className="mb-6">
          {noRole(person.name)}
        </Alert>
      ) : (
        next && (
          <Alert tone="info" className="mb-6">
            {t('next')}
          </Alert>
        )
      )}
      <SigninForm
        site={site}
        texts={{ title, email: t('email.label'), password: t('password.label'), submit: t('login.submit') }}
        onToken={async (token) => {
          await enter(visitor, area, token)
          await navigate(next ?? home, { replace: true })
        }}
      />
    </AccountPage>
  )
}
