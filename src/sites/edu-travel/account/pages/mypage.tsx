import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { applicants } from '#contract/applicants'
import { MyPage } from '#src/kits/account/my-page'
import { PasswordChange } from '#src/kits/account/password-change'
import { PhoneSection } from '#src/kits/account/phone-section'
import { ProfileSection } from '#src/kits/account/profile-section'
import { Button } from '#src/ui/button'
import { useSignOut } from '../../parts/use-sign-out'
import { site } from '../../site'
import { ApplicantForm } from '../parts/applicant-form'
import { Closing } from '../parts/closing'
import { OwnLinks } from '../parts/own-links'
import { ownApplicant } from '../queries'

/** The organization's account: its details, and the form to change them. */
export function Component() {
  const { t } = useTranslation('edu-travel.account')
  const { t: account } = useTranslation('account')
  const { t: frame } = useTranslation(site)
  const { data: applicant } = useSuspenseQuery(ownApplicant())
  const signOut = useSignOut()
  return (
    <MyPage title={t('mypage.title')} lead={t('mypage.hello', { name: applicant.name, of: applicant.organization })}>
      <OwnLinks />
      <ProfileSection title={t('mypage.organization')}>
        <ApplicantForm applicant={applicant} />
      </ProfileSection>
      <PhoneSection site={site} person={applicant} refreshes={[applicants.own]} />
      <ProfileSection title={account('passwordChange.title')} lead={account('passwordChange.text')}>
        <PasswordChange site={site} email={applicant.email} />
      </ProfileSection>
      <ProfileSection title={account('withdrawal.title')} lead={t('mypage.closeText')}>
        <Closing />
      </ProfileSection>
      <Button variant="secondary" onClick={() => void signOut()}>
        {frame('account.signOut')}
      </Button>
    </MyPage>
  )
}
