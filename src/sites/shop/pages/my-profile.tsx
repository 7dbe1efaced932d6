import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#src/session/visitor'
import { myProfile, waysIn } from '../account/queries'
import { MemberPage } from '../parts/account/member-page'
import { PasswordChange } from '../parts/account/password-change'
import { ProfileForm } from '../parts/account/profile-form'
import { ProfileSection } from '../parts/account/profile-section'
import { Withdrawal } from '../parts/account/withdrawal'
import { PasswordLink } from '../parts/social/password-link'
import { SocialWays } from '../parts/social/social-ways'

export function Component() {
  const { t } = useTranslation('shop.account')
  const { t: social } = useTranslation('shop.social')
  const { password } = useSuspenseQuery(waysIn()).data
  const { data: profile } = useSuspenseQuery(myProfile(useVisitor()))
  return (
    <MemberPage title={t('myProfile.title')} lead={t('myProfile.lead')}>
      <ProfileSection title={t('myProfile.details')}>
        <ProfileForm profile={profile} />
      </ProfileSection>
      <ProfileSection title={social('ways.title')} lead={social('ways.lead')}>
        <SocialWays />
      </ProfileSection>
      <ProfileSection title={t('myProfile.password')} lead={password ? t('myProfile.passwordText') : undefined}>
        {password ? <PasswordChange email={profile.email} /> : <PasswordLink email={profile.email} />}
      </ProfileSection>
      <ProfileSection title={t('myProfile.withdraw')} lead={t('myProfile.withdrawText')}>
        <Withdrawal />
      </ProfileSection>
    </MemberPage>
  )
}
