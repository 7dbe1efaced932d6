import MenuIcon from 'lucide-react/icons/menu'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { IconButton } from '#src/ui/icon-button'
import { Container } from '#src/ui/page'
import { scrollThresholds } from '#src/ui/scroll'
import { useLazy } from '#src/ui/use-lazy'
import { useScrolled } from '#src/ui/use-scrolled'
import { CurrencyMenu } from './currency-menu'
import type { Entry } from './entry'
import { HeaderActions, HeaderFrame, HomeLink } from './header-frame'
import { LanguageMenu } from './language-menu'

/** How many entries fit on a tablet beside the content at the end; more of them move into the sheet. */
const fewEntries = 4
const loadSheet = () => import('./menu-sheet')

interface SiteHeaderProps {
  /** The site's home page. */
  home: string
  logo: ReactNode
  entries: readonly Entry[]
  /** Further entries of the sheet. */
  more?: readonly Entry[]
  /** At the end, such as a booking link. */
  children?: ReactNode
}

/** The header of a site with few pages: one line, and a sheet for what does not fit on a phone. */
export function SiteHeader({ home, logo, entries, more = [], children }: SiteHeaderProps) {
  const { t } = useTranslation('page')
  const fixed = useScrolled(scrollThresholds.header)
  const [sheet, fetchSheet] = useLazy(loadSheet)
  const [open, setOpen] = useState(false)
  return (
    <>
      <HeaderFrame fixed={fixed} className="h-16 md:h-20">
        <Container className={`flex h-16 items-center gap-1 md:gap-3 ${fixed ? '' : 'md:h-20'}`}>
          <HomeLink to={home} logo={logo} />
          <nav
            aria-label={t('header.pages')}
            className={`ms-6 self-stretch ${children && entries.length > fewEntries ? 'max-lg:hidden' : 'max-md:hidden'}`}
          >
            <ul className="flex h-full items-stretch gap-6">
              {entries.map(({ path, label }) => (
                <li key={path} className="flex">
                  <NavLink
                    to={path}
                    end={path === home}
                    className="flex items-center border-y-2 border-transparent font-medium whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-b-brand aria-[current=page]:text-ink"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <HeaderActions>
            <span className="flex max-lg:hidden">
              <LanguageMenu />
              <CurrencyMenu />
            </span>
            {children}
            <IconButton
              label={t('header.menu')}
              aria-haspopup="dialog"
              aria-expanded={open}
              className="-me-2.5 lg:hidden"
              onPointerEnter={() => void fetchSheet()}
              onClick={() => void fetchSheet().then(() => setOpen(true))}
            >
              <MenuIcon className="size-6" />
            </IconButton>
          </HeaderActions>
        </Container>
      </HeaderFrame>
      {sheet && (
        <sheet.MenuSheet
          open={open}
          onClose={() => setOpen(false)}
          label={t('header.pages')}
          entries={[...entries, ...more]}
        />
      )}
    </>
  )
}
