import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Registered, RegisterPage } from '#src/kits/account/register-page'
import { Alert } from '#src/ui/alert'
import { useHydrated } from '#src/ui/use-hydrated'
import { thisFair } from '../../queries'
import { RegistrationForm } from '../parts/registration-form'
import { useLinks } from '../use-links'

/** The registration for the fair while it is open. */
export function Component() {
  const { t } = useTranslation('fair.account')
  const { login } = useLinks()
  const { data: fair } = useSuspenseQuery(thisFair())
  // The step is in the address, which the server renders without.
  const isHydrated = useHydrated()
  const [done, setDone] = useState<Registered | null>(null)
  return (
    <RegisterPage
      title={t('register.title')}
      login={login}
      lead={t('register.lead')}
      done={done}
      doneTitle={t('register.done')}
      doneText={(who) => t('register.doneText', { ...who })}
    >
      {fair?.is_open ? (
        isHydrated && <RegistrationForm onDone={setDone} />
      ) : (
        <Alert tone="info">{t('ppipsa.closed')}</Alert>
      )}
    </RegisterPage>
  )
}
