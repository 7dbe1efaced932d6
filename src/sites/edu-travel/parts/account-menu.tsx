import ChevronDown from 'lucide-react/icons/chevron-down'
import FileText from 'lucide-react/icons/file-text'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { usePerson, useSession } from '#src/session/visitor'
import { ButtonLink, button } from '#src/ui/button'
import { Menu } from '#src/ui/overlay/menu'
import { paths, site } from '../site'
import { useSignOut } from './use-sign-out'

/** The way in; for whoever is signed in, what is theirs. */
export function AccountMenu() {
  const { t } = useTranslation(site)
  const signedIn = useSession(({ tokens }) => tokens.travel !== undefined)
  const name = usePerson('travel')?.name
  const signOut = useSignOut()
  if (!signedIn) {
    return (
      <ButtonLink to={paths.login} size="sm" className="whitespace-nowrap">
        {t('account.signIn')}
      </ButtonLink>
    )
  }
  const icon = 'size-5'
  return (
    <Menu
      label={t('account.menu')}
      items={() => [
        {
          key: 'applications',
          label: t('nav.applications'),
          to: paths.myApplication,
          icon: <FileText className={icon} />,
        },
        { key: 'qna', label: t('nav.qna'), to: paths.qna, icon: <MessageCircleQuestion className={icon} /> },
        { key: 'mypage', label: t('nav.mypage'), to: paths.mypage, icon: <UserRound className={icon} /> },
        { key: 'line', line: true },
        {
          key: 'sign-out',
          label: t('account.signOut'),
          onSelect: () => void signOut(),
          icon: <LogOut className={icon} />,
        },
      ]}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={name || t('account.menu')}
          className={button({ variant: 'ghost', size: 'sm', className: 'px-2.5 font-medium' })}
        >
          <UserRound className="size-4.5 shrink-0" />
          <span className="max-w-24 truncate max-lg:hidden">{name || t('account.menu')}</span>
          <ChevronDown className="size-4 shrink-0 text-muted" />
        </button>
      )}
    />
  )
}
