import Ticket from 'lucide-react/icons/ticket'
import { useTranslation } from 'react-i18next'
import { AccountMenu as Menu } from '#src/kits/account/account-menu'
import { paths, site } from '../site'
import { useSignOut } from './use-sign-out'

/** The signed-in member's menu. */
export function AccountMenu() {
  const { t } = useTranslation(site)
  return (
    <Menu
      area="member"
      signin={paths.login}
      texts={{ signIn: t('account.signIn'), menu: t('account.menu'), signOut: t('account.signOut') }}
      entries={[{ key: 'mypage', label: t('nav.mypage'), to: paths.mypage, icon: <Ticket className="size-5" /> }]}
      onSignOut={useSignOut()}
    />
  )
}
