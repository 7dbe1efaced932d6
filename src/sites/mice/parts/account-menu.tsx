import CalendarCheck from 'lucide-react/icons/calendar-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import IdCard from 'lucide-react/icons/id-card'
import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import { useTranslation } from 'react-i18next'
import { AccountMenu as Menu } from '#src/kits/account/account-menu'
import { paths, site } from '../site'
import { useSignOut } from './use-sign-out'

/** The signed-in user's menu: badge, chosen sessions and applications. */
export function AccountMenu() {
  const { t } = useTranslation(site)
  const icon = 'size-5'
  return (
    <Menu
      area="member"
      signin={paths.login}
      texts={{ signIn: t('account.signIn'), menu: t('account.menu'), signOut: t('account.signOut') }}
      entries={[
        { key: 'mypage', label: t('nav.badge'), to: paths.mypage, icon: <IdCard className={icon} /> },
        {
          key: 'sessions',
          label: t('nav.sessions'),
          to: `${paths.mypage}?tab=sessions`,
          icon: <CalendarCheck className={icon} />,
        },
        {
          key: 'applications',
          label: t('nav.myapplication'),
          to: paths.myapplication,
          icon: <ClipboardList className={icon} />,
        },
        { key: 'leads', label: t('nav.leads'), to: paths.leads, icon: <ScanQrCode className={icon} /> },
      ]}
      onSignOut={useSignOut()}
    />
  )
}
