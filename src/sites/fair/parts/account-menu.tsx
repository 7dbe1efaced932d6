import ListChecks from 'lucide-react/icons/list-checks'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { AccountMenu as Menu } from '#src/kits/account/account-menu'
import { usePerson } from '#src/session/visitor'
import { site, usePaths } from '../site'
import { useSignOut } from './use-sign-out'

/** The signed-in user's menu: the desk for the fair's office, otherwise calendar and meetings. */
export function AccountMenu() {
  const { t } = useTranslation(site)
  const paths = usePaths()
  const isOffice = usePerson('business')?.roles.includes('fair-admin')
  const icon = 'size-5'
  const own = [
    { key: 'mypage', label: t('nav.mypage'), to: paths.mypage, icon: <UserRound className={icon} /> },
    { key: 'meetings', label: t('nav.ownMeetings'), to: paths.ownApplication, icon: <ListChecks className={icon} /> },
  ]
  const desk = { key: 'desk', label: t('nav.desk'), to: paths.desk, icon: <ListChecks className={icon} /> }
  return (
    <Menu
      area="business"
      signin={paths.ppipsa}
      texts={{ signIn: t('account.signIn'), menu: t('account.menu'), signOut: t('account.signOut') }}
      entries={isOffice ? [desk] : own}
      onSignOut={useSignOut()}
    />
  )
}
