import FileText from 'lucide-react/icons/file-text'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { AccountMenu as Menu } from '#src/kits/account/account-menu'
import { paths, site } from '../site'
import { useSignOut } from './use-sign-out'

/** The signed-in user's menu: applications, questions and account. */
export function AccountMenu() {
  const { t } = useTranslation(site)
  const icon = 'size-5'
  return (
    <Menu
      area="travel"
      signin={paths.login}
      texts={{ signIn: t('account.signIn'), menu: t('account.menu'), signOut: t('account.signOut') }}
      entries={[
        {
          key: 'applications',
          label: t('nav.applications'),
          to: paths.myApplication,
          icon: <FileText className={icon} />,
        },
        { key: 'qna', label: t('nav.qna'), to: paths.qna, icon: <MessageCircleQuestion className={icon} /> },
        { key: 'mypage', label: t('nav.mypage'), to: paths.mypage, icon: <UserRound className={icon} /> },
      ]}
      onSignOut={useSignOut()}
    />
  )
}
