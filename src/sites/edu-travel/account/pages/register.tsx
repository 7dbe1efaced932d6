import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Registered, RegisterPage } from '#src/kits/account/register-page'
import { links } from '../links'
import { RegistrationForm } from '../parts/registration-form'

export function Component() {
  const { t } = useTranslation('edu-travel.account')
  const [done, setDone] = useState<Registered | null>(null)
  return (
    <RegisterPage
      login={links.login}
      lead={t('register.lead')}
      done={done}
      doneText={(who) => t('register.doneText', { ...who })}
    >
      <RegistrationForm onDone={setDone} />
    </RegisterPage>
  )
}
