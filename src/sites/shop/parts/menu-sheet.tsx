import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Menu } from '#contract/settings'
import { CurrencySelect } from '#src/kits/page/currency-menu'
import { LanguageSelect } from '#src/kits/page/language-menu'
import { useSession } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { Drawer } from '#src/ui/overlay/dialog'
import { paths } from '../site'
import { useSignOut } from './use-sign-out'

interface MenuSheetProps {
  open: boolean
  onClose: () => void
  entries: Menu['children']
}

/** What the header shows on wide screens, for narrow ones; loads with the first touch of its button. */
export function MenuSheet({ open, onClose, entries }: MenuSheetProps) {
  const { t } = useTranslation('shop')
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const name = useSession((session) => session.name)
  const signOut = useSignOut()
  const leave = () => {
    onClose()
    void signOut()
  }
  return (
    <Drawer place="start" open={open} onClose={onClose} title={signedIn && name ? name : t('header.menu')}>
      <nav aria-label={t('header.nav')} className="-mx-2 flex flex-col">
        {entries.map((entry) => (
          <Entry key={entry.id} to={entry.path} lang={entry.lang} onPick={onClose}>
            {entry.label}
          </Entry>
        ))}
        {signedIn && (
          <>
            <Entry to={paths.myMenu} onPick={onClose}>
              {t('header.myMenu')}
            </Entry>
            <Entry to={paths.myReservation} onPick={onClose}>
              {t('header.reservations')}
            </Entry>
          </>
        )}
      </nav>
      <div className="mt-5 space-y-4 border-t border-line pt-5">
        <LanguageSelect />
        <CurrencySelect />
      </div>
      <div className="mt-6">
        {signedIn ? (
          <Button variant="secondary" wide onClick={leave}>
            {t('header.signOut')}
          </Button>
        ) : (
          <ButtonLink to={paths.login} wide onClick={onClose}>
            {t('header.signIn')}
          </ButtonLink>
        )}
      </div>
    </Drawer>
  )
}

interface EntryProps {
  to: string
  /** Where the label is in another language than the page. */
  lang?: string
  onPick: () => void
  children: ReactNode
}

const Entry = ({ to, lang, onPick, children }: EntryProps) => (
  <Link to={to} lang={lang} onClick={onPick} className="rounded-sm px-2 py-3 text-lg font-semibold hover:bg-sunken">
    {children}
  </Link>
)
