import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MyPage } from '#src/kits/account/my-page'
import { PasswordChange } from '#src/kits/account/password-change'
import { ProfileSection } from '#src/kits/account/profile-section'
import { useVisitor } from '#src/session/visitor'
import { site } from '../../site'
import { PasswordLink } from '../../social/parts/password-link'
import { SocialWays } from '../../social/parts/social-ways'
import { ownProfile } from '../own-profile'
import { Closing } from '../parts/closing'
import { ProfileForm } from '../parts/profile-form'
import { waysIn } from '../queries'

export function Component() {
  const { t } = useTranslation('shop.account')
  const { t: account } = useTranslation('account')
  const { t: social } = useTranslation('shop.social')
  const { password } = useSuspenseQuery(waysIn()).data
  const { data: profile } = useSuspenseQuery(ownProfile(useVisitor()))
  return (
    <MyPage title={t('myProfile.title')} lead={t('myProfile.lead')}>
      <ProfileSection title={t('myProfile.details')}>
        <ProfileForm profile={profile} />
      </ProfileSection>
      <ProfileSection title={social('ways.title')} lead={social('ways.lead')}>
        <SocialWays />
      </ProfileSection>
      <ProfileSection
        title={account('passwordChange.title')}
        lead={password ? account('passwordChange.text') : undefined}
      >
        {password ? <PasswordChange site={site} email={profile.email} /> : <PasswordLink email={profile.email} />}
      </ProfileSection>
      <ProfileSection title={account('withdrawal.title')} lead={t('myProfile.withdrawText')}>
        <Closing />
      </ProfileSection>
    </MyPage>
  )
}
