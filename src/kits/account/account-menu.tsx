import ChevronDown from 'lucide-react/icons/chevron-down'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import type { Area } from '#contract/endpoint'
import { usePerson, useSession } from '#src/session/visitor'
import { ButtonLink, button } from '#src/ui/button'
import { Menu } from '#src/ui/overlay/menu'

interface AccountMenuProps {
  area: Area
  /** The path of its sign-in page. */
  signin: string
  /** In the site's own words, which every page of it has loaded. */
  texts: { signIn: string; menu: string; signOut: string }
  /** The signed-in user's pages. */
  entries: readonly { key: string; label: string; to: string; icon: ReactNode }[]
  onSignOut: () => Promise<void>
}

/** In a site's header: the sign-in link, or the menu of the signed-in user. */
export function AccountMenu({ area, signin, texts, entries, onSignOut }: AccountMenuProps) {
  const signedIn = useSession(({ tokens }) => tokens[area] !== undefined)
  const name = usePerson(area)?.name || texts.menu
  if (!signedIn) {
    return (
      <ButtonLink to={signin} size="sm" className="whitespace-nowrap">
        {texts.signIn}
      </ButtonLink>
    )
  }
  return (
    <Menu
      label={texts.menu}
      items={() => [
        ...entries,
        { key: 'line', line: true },
        {
          key: 'sign-out',
          label: texts.signOut,
          onSelect: () => void onSignOut(),
          icon: <LogOut className="size-5" />,
        },
      ]}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={name}
          className={button({ variant: 'ghost', size: 'sm', className: 'px-2.5 font-medium' })}
        >
          <UserRound className="size-4.5 shrink-0" />
          <span className="max-w-24 truncate max-lg:hidden">{name}</span>
          <ChevronDown className="size-4 shrink-0 text-muted" />
        </button>
      )}
    />
  )
}
