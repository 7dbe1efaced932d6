import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { codeWay, myProfile } from '../account/queries'
import { AccountPage } from '../parts/account/account-page'
import { Outcome } from '../parts/account/outcome'
import { PhoneCodeForm } from '../parts/account/phone-code-form'
import { PhoneForm } from '../parts/account/phone-form'
import { TextLink } from '../parts/account/text-link'
import { usePhoneChange } from '../parts/account/use-phone-change'
import { paths } from '../site'

export function Component() {
  const { t } = useTranslation('shop.account')
  const { data: profile } = useSuspenseQuery(myProfile(useVisitor()))
  const { by, password } = useSuspenseQuery(codeWay()).data
  const lead = by === 'sms' ? 'phoneChange.leadSms' : password ? 'phoneChange.leadMail' : 'phoneChange.leadProof'
  const { asked, changed, ask, finish, again } = usePhoneChange()
  const title = t('phoneChange.title')
  if (changed) {
    const back = (
      <ButtonLink to={paths.myProfile} wide>
        {t('phoneChange.back')}
      </ButtonLink>
    )
    return (
      <AccountPage title={title}>
        <Outcome tone="success" title={t('phoneChange.done')} actions={back}>
          {t('phoneChange.doneText', { phone: changed })}
        </Outcome>
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title={title}
      lead={t(lead, { email: profile.email })}
      aside={<TextLink to={paths.myProfile}>{t('phoneChange.back')}</TextLink>}
    >
      {asked ? (
        <PhoneCodeForm
          key={asked.phone}
          asked={asked}
          email={profile.email}
          hasPassword={password}
          onDone={finish}
          onAgain={again}
        />
      ) : (
        <PhoneForm profile={profile} hasPassword={password} onAsked={ask} />
      )}
    </AccountPage>
  )
}
