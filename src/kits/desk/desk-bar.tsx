import ChevronDown from 'lucide-react/icons/chevron-down'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Role } from '#contract/endpoint'
import { LanguageMenu } from '#src/kits/page/language-menu'
import { useSite } from '#src/kits/page/site'
import { button } from '#src/ui/button'
import { Menu } from '#src/ui/overlay/menu'
import { useDesk } from './desk'
import type { DeskEntry } from './desk-entry'
import { PaletteButton } from './palette-button'
import type { PaletteSource } from './palette-source'
import { useCurrentInView } from './use-current-in-view'

interface DeskBarProps {
  home: string
  entries: readonly DeskEntry[]
  roleNames: Partial<Record<Role, string>>
  palette: PaletteSource | undefined
}

/** The width from which the sections fit beside the name; many sections need a wider one. */
const rowFrom = {
  few: { name: 'xl:flex-none', sections: 'xl:order-0 xl:mx-0 xl:w-auto xl:px-0', entry: 'xl:h-12' },
  many: { name: '2xl:flex-none', sections: '2xl:order-0 2xl:mx-0 2xl:w-auto 2xl:px-0', entry: '2xl:h-12' },
}
/** How many sections fit beside the name at 1280 pixels. */
const few = 10

/** Returns the section that a page belongs to: its own, or the closest one above it; the home page has no pages below it. */
export const sectionOf = (
  entries: readonly Pick<DeskEntry, 'path' | 'pages'>[],
  home: string,
  pathname: string,
): string | undefined =>
  entries
    .flatMap(({ path, pages = [] }) => [path, ...pages].map((above) => ({ path, above })))
    .filter(({ above }) => pathname === above || (above !== home && pathname.startsWith(`${above}/`)))
    .sort((one, other) => other.above.length - one.above.length)[0]?.path

/** The sections of a desk, the signed-in user, and the language; on narrow screens the sections scroll in their own line. */
export function DeskBar({ home, entries, roleNames, palette }: DeskBarProps) {
  const { t } = useTranslation('desk')
  const { site, name } = useSite()
  const { has } = useDesk()
  const shown = entries.filter(({ roles }) => roles.some(has))
  const { pathname } = useLocation()
  const row = useCurrentInView(pathname)
  const section = sectionOf(shown, home, pathname)
  const from = shown.length > few ? rowFrom.many : rowFrom.few
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-2 px-4 md:gap-x-4 md:px-6">
        <Link
          to={home}
          className={`flex h-12 min-w-0 flex-1 items-center gap-2 rounded-sm text-base font-bold ${from.name}`}
        >
          <img src={`/icons/${site}.svg`} alt="" width="24" height="24" />
          <span className="truncate">{name}</span>
        </Link>
        {shown.length > 0 && (
          <nav
            ref={row}
            aria-label={t('sections')}
            className={`order-last -mx-4 w-screen overflow-x-auto px-4 [scrollbar-width:none] md:-mx-6 md:px-6 ${from.sections}`}
          >
            <ul className="flex gap-1">
              {shown.map(({ path, label }) => (
                <li key={path} className="shrink-0">
                  <Link
                    to={path}
                    aria-current={path === section ? (path === pathname ? 'page' : 'true') : undefined}
                    className={`flex h-10 items-center border-y-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-b-accent aria-[current]:text-ink ${from.entry}`}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="ms-auto flex shrink-0 items-center">
          {palette && shown.length > 0 && <PaletteButton source={palette} entries={entries} />}
          <LanguageMenu />
          <PersonMenu roleNames={roleNames} />
        </div>
      </div>
    </header>
  )
}

function PersonMenu({ roleNames }: Pick<DeskBarProps, 'roleNames'>) {
  const { t } = useTranslation('desk')
  const { person, signOut } = useDesk()
  if (!person) return null
  const role = person.roles.map((each) => roleNames[each]).find(Boolean)
  return (
    <Menu
      label={t('person.menu')}
      align="end"
      items={() => [
        {
          key: 'sign-out',
          label: t('person.signOut'),
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
          <span className="max-w-48 truncate max-md:sr-only">
            {person.name}
            {role && <span className="font-normal text-muted"> {role}</span>}
          </span>
          <ChevronDown className="size-4 shrink-0 text-muted" />
        </button>
      )}
    />
  )
}
