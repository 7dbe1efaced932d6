import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { usePerson, useSession } from '#src/session/visitor'
import { ButtonLink, button } from '#src/ui/button'
import { Menu } from '#src/ui/overlay/menu'
import { paths } from '../site'
import { useSignOut } from './use-sign-out'

/** The sign-in for guests; for members their name and menu. */
export function AccountMenu() {
  const { t } = useTranslation('shop')
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const name = usePerson('member')?.name
  const signOut = useSignOut()
  if (!signedIn) {
    return (
      <ButtonLink to={paths.login} size="sm" icon={<UserRound className="size-4.5" />}>
        {t('header.signIn')}
      </ButtonLink>
    )
  }
  return (
    <Menu
      label={t('header.account')}
      items={() => [
        { key: 'menu', label: t('header.myMenu'), to: paths.myMenu, icon: <UserRound className="size-5" /> },
        {
          key: 'reservations',
          label: t('header.reservations'),
          to: paths.myReservation,
          icon: <CalendarCheck className="size-5" />,
        },
        { key: 'line', line: true },
        {
          key: 'sign-out',
          label: t('header.signOut'),
          onSelect: () => void signOut(),
          icon: <LogOut className="size-5" />,
        },
      ]}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={button({ variant: 'ghost', size: 'sm', className: 'px-2.5 font-medium' })}
        >
          <UserRound className="size-4.5 shrink-0" />
          <span className="max-w-24 truncate lg:max-w-36">{name || t('header.account')}</span>
          <ChevronDown className="size-4 shrink-0 text-muted" />
        </button>
      )}
    />
  )
}
