import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/endpoint'
import type { AccountSite } from '#contract/sites/sites'
import { Alert } from '#src/ui/alert'
import { PhoneSteps } from './phone-steps'
import { ProfileSection } from './profile-section'
import { codeWay } from './queries'
import { usePhoneChange } from './use-phone-change'

interface PhoneSectionProps {
  site: AccountSite
  /** The account's owner. */
  person: { email: string; phone: string }
  /** Endpoints that return the number, refetched afterwards. */
  refreshes: Endpoint[]
}

/** The phone number on the account page, changed by means of a code (product §5). */
export function PhoneSection({ site, person, refreshes }: PhoneSectionProps) {
  const { t } = useTranslation('account')
  const { password } = useSuspenseQuery(codeWay(site)).data
  const change = usePhoneChange()
  return (
    <ProfileSection title={t('registration.phone')}>
      {change.changed ? (
        <Alert tone="success" live>
          {t('phoneChange.doneText', { phone: change.changed })}
        </Alert>
      ) : (
        <PhoneSteps site={site} person={person} hasPassword={password} change={change} refreshes={refreshes} />
      )}
    </ProfileSection>
  )
}
