import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Area } from '#contract/endpoint'
import { enter } from '#src/api/enter'
import { usePerson, useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { AccountPage } from './account-page'
import type { DeskSite, TypedSignin } from './factor-setup'
import { NextNotice } from './next-notice'
import { SigninForm } from './signin-form'
import { useNext } from './use-next'

const FactorSetup = lazy(async () => ({ default: (await import('./factor-setup')).FactorSetup }))

interface DeskSigninProps {
  site: DeskSite
  area: Area
  home: string
  texts: { title: string; lead: string; noRole: (name: string) => string }
  /** What to do about a forgotten password. */
  aside: ReactNode
}

/** The sign-in page of a desk: an account without a role there is informed, and can be switched for another. */
export function DeskSignin({ site, area, home, texts: { title, lead, noRole }, aside }: DeskSigninProps) {
  const { t } = useTranslation('account')
  const visitor = useVisitor()
  const navigate = useNavigate()
  const next = useNext()
  const person = usePerson(area)
  const [due, setDue] = useState<TypedSignin | null>(null)
  const onToken = async (token: string) => {
    await enter(visitor, area, token)
    await navigate(next ?? home, { replace: true })
  }
  if (due) {
    return (
      <AccountPage title={t('factor.title')} lead={t('factor.lead')}>
        <meta name="robots" content="noindex" />
        <Suspense>
          <FactorSetup site={site} typed={due} onToken={onToken} />
        </Suspense>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={title} lead={lead} aside={aside}>
      <meta name="robots" content="noindex" />
      {person ? (
        <Alert tone="warning" className="mb-6">
          {noRole(person.name)}
        </Alert>
      ) : (
        <NextNotice />
      )}
      <SigninForm
        site={site}
        texts={{ title, email: t('email.label'), password: t('password.label'), submit: t('login.submit') }}
        onFactorDue={setDue}
        onToken={onToken}
      />
    </AccountPage>
  )
}
