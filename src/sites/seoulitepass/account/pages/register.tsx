import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Registered, RegisterPage } from '#src/kits/account/register-page'
import { links } from '../links'
import { RegistrationForm } from '../parts/registration-form'

/** Creates a Naru account from this site. */
export function Component() {
  const { t } = useTranslation('seoulitepass.account')
  const [done, setDone] = useState<Registered | null>(null)
  return (
    <RegisterPage login={links.login} lead={t('register.lead')} done={done}>
      <RegistrationForm onDone={setDone} />
    </RegisterPage>
  )
}
