import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { UserType } from '#contract/auth'
import { type Registered, RegisterPage } from '#src/kits/account/register-page'
import { useNext } from '#src/kits/account/use-next'
import { NotFound } from '#src/kits/page/not-found'
import { SocialButtons } from '../../social/parts/social-buttons'
import { links } from '../links'
import { RegistrationForm } from '../parts/registration-form'
import { UserTypeLinks } from '../parts/user-type-links'

export function Component() {
  const { t } = useTranslation('shop.account')
  const [done, setDone] = useState<Registered | null>(null)
  const { userType } = useParams()
  const next = useNext()
  const type = UserType.safeParse(userType)
  if (!type.success) return <NotFound />
  return (
    <RegisterPage
      login={links.login}
      lead={t('registration.lead')}
      done={done}
      doneText={(who) => t('registration.doneText', { ...who })}
    >
      <UserTypeLinks />
      {type.data === 'general' && <SocialButtons next={next} words="quick" />}
      <RegistrationForm key={type.data} type={type.data} onDone={setDone} />
    </RegisterPage>
  )
}
