import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { UserType } from '#contract/auth'
import { NotFound } from '#src/kits/page/not-found'
import { ButtonLink } from '#src/ui/button'
import { AccountPage } from '../parts/account/account-page'
import { Outcome } from '../parts/account/outcome'
import { RegistrationForm } from '../parts/account/registration-form'
import { TextLink } from '../parts/account/text-link'
import { useNext, withNext } from '../parts/account/use-next'
import { UserTypeLinks } from '../parts/account/user-type-links'
import { SocialButtons } from '../parts/social/social-buttons'
import { paths } from '../site'

export function Component() {
  const { t } = useTranslation('shop.account')
  const [done, setDone] = useState<{ name: string; email: string } | null>(null)
  const { userType } = useParams()
  const next = useNext()
  if (done) {
    return (
      <AccountPage title={t('registration.title')}>
        <Outcome
          tone="success"
          title={t('registration.done')}
          actions={
            <ButtonLink to={withNext(paths.login, next)} state={{ email: done.email }} wide>
              {t('registration.doneAction')}
            </ButtonLink>
          }
        >
          {t('registration.doneText', done)}
        </Outcome>
      </AccountPage>
    )
  }
  const type = UserType.safeParse(userType)
  if (!type.success) return <NotFound />
  return (
    <AccountPage
      title={t('registration.title')}
      lead={t('registration.lead')}
      aside={
        <p className="text-muted">
          {t('registration.have')} <TextLink to={withNext(paths.login, next)}>{t('registration.signIn')}</TextLink>
        </p>
      }
    >
      <UserTypeLinks />
      {type.data === 'general' && <SocialButtons next={next} words="quick" />}
      <RegistrationForm key={type.data} type={type.data} onDone={setDone} />
    </AccountPage>
  )
}
