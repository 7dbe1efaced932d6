import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation, useSearchParams } from 'react-router-dom'
import { useMenus } from '#src/api/start-up'
import { CurrencyMenu } from '#src/kits/page/currency-menu'
import { HeaderActions, HeaderFrame, HomeLink } from '#src/kits/page/header-frame'
import { LanguageMenu } from '#src/kits/page/language-menu'
import { IconButton, iconButton } from '#src/ui/icon-button'
import { Container } from '#src/ui/page'
import { scrollThresholds } from '#src/ui/scroll'
import { useLazy } from '#src/ui/use-lazy'
import { useScrolled } from '#src/ui/use-scrolled'
import { paths } from '../site'
import { SearchForm } from '../suggest/parts/search-form'
import { AccountMenu } from './account-menu'
import { CartLink } from './cart-link'
import { Logo } from './logo'
import { SitesMenu } from './sites-menu'

const loadSheet = () => import('./menu-sheet')
const loadSearch = () => import('../suggest/parts/search-sheet')

/** The shop's header: search, cart and account, and the categories below until the page is scrolled. */
export function Header() {
  const { t } = useTranslation(['shop', 'page'])
  const fixed = useScrolled(scrollThresholds.header)
  // The first page has a search field of its own until it is scrolled out of view.
  const { pathname } = useLocation()
  const ownSearch = pathname === paths.main && !fixed
  const [search] = useSearchParams()
  const words = pathname.startsWith('/product/search/') ? (search.get('q') ?? '') : ''
  const entries = useMenus().find(({ id }) => id === 'header')?.children ?? []
  const [sheet, fetchSheet] = useLazy(loadSheet)
  const [open, setOpen] = useState(false)
  const [searchSheet, fetchSearch] = useLazy(loadSearch)
  const [searching, setSearching] = useState(false)
  return (
    <>
      <HeaderFrame fixed={fixed} className="h-16 md:h-28">
        <Container className="flex h-16 items-center gap-1 md:gap-3">
          <IconButton
            label={t('page:header.menu')}
            aria-haspopup="dialog"
            aria-expanded={open}
            className="-ms-2.5 md:hidden"
            onPointerEnter={() => void fetchSheet()}
            onClick={() => void fetchSheet().then(() => setOpen(true))}
          >
            <MenuIcon className="size-6" />
          </IconButton>
          <HomeLink to={paths.main} logo={<Logo />} />
          <SearchForm
            value={words}
            className={`mx-4 w-full max-w-[28rem] min-w-0 max-md:hidden ${ownSearch ? 'invisible' : ''}`}
          />
          <HeaderActions>
            <span className="flex max-lg:hidden">
              <LanguageMenu />
              <CurrencyMenu />
            </span>
            <Link
              to={paths.search()}
              aria-label={t('header.search')}
              className={iconButton({ className: 'md:hidden' })}
              onPointerEnter={() => void fetchSearch()}
              onClick={(event) => {
                event.preventDefault()
                void fetchSearch().then(() => setSearching(true))
              }}
            >
              <Search className="size-5.5" />
            </Link>
            <CartLink />
            <span className="ms-1.5 max-md:hidden">
              <AccountMenu />
            </span>
            <IconButton
              label={t('page:header.settings')}
              aria-haspopup="dialog"
              aria-expanded={open}
              className="max-md:hidden lg:hidden"
              onPointerEnter={() => void fetchSheet()}
              onClick={() => void fetchSheet().then(() => setOpen(true))}
            >
              <MenuIcon className="size-6" />
            </IconButton>
          </HeaderActions>
        </Container>
        <nav aria-label={t('header.nav')} className={`max-md:hidden ${fixed ? 'hidden' : ''}`}>
          <Container className="flex h-12 items-stretch gap-7">
            {entries.map((entry) => (
              <NavLink
                key={entry.id}
                to={entry.path}
                lang={entry.lang}
                className="flex items-center border-b-2 border-transparent pt-0.5 font-medium text-muted hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
              >
                {entry.label}
              </NavLink>
            ))}
            <span className="ms-auto flex max-lg:hidden">
              <SitesMenu />
            </span>
          </Container>
        </nav>
      </HeaderFrame>
      {searchSheet && <searchSheet.SearchSheet open={searching} onClose={() => setSearching(false)} />}
      {sheet && <sheet.MenuSheet open={open} onClose={() => setOpen(false)} entries={entries} />}
    </>
  )
}
