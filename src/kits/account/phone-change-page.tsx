import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/endpoint'
import type { AccountSite } from '#contract/sites/sites'
import { ButtonLink } from '#src/ui/button'
import { AccountPage } from './account-page'
import { Outcome } from './outcome'
import { PhoneSteps } from './phone-steps'
import { codeWay } from './queries'
import { TextLink } from './text-link'
import { usePhoneChange } from './use-phone-change'

interface PhoneChangePageProps {
  site: AccountSite
  /** The account's owner. */
  person: { email: string; phone: string }
  /** The path of the profile page. */
  profile: string
  /** Endpoints that return the number, refetched afterwards. */
  refreshes: Endpoint[]
}

/** Changes the phone number of an account by a code (product §5). */
export function PhoneChangePage({ site, person, profile, refreshes }: PhoneChangePageProps) {
  const { t } = useTranslation('account')
  const { by, password } = useSuspenseQuery(codeWay(site)).data
  const lead = by === 'sms' ? 'phoneChange.leadSms' : password ? 'phoneChange.leadMail' : 'phoneChange.leadProof'
  const change = usePhoneChange()
  const title = t('phoneChange.title')
  if (change.changed) {
    const back = (
      <ButtonLink to={profile} wide>
        {t('phoneChange.back')}
      </ButtonLink>
    )
    return (
      <AccountPage title={title}>
        <Outcome tone="success" title={t('phoneChange.done')} actions={back}>
          {t('phoneChange.doneText', { phone: change.changed })}
        </Outcome>
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title={title}
      lead={t(lead, { email: person.email })}
      aside={<TextLink to={profile}>{t('phoneChange.back')}</TextLink>}
    >
      <PhoneSteps site={site} person={person} hasPassword={password} change={change} refreshes={refreshes} />
    </AccountPage>
  )
}
