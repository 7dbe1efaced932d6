import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Drawer } from '#src/ui/overlay/dialog'
import { CurrencySelect } from './currency-menu'
import type { Entry } from './entry'
import { LanguageSelect } from './language-menu'
import { useOtherSites } from './use-other-sites'

interface MenuSheetProps {
  open: boolean
  onClose: () => void
  title?: string
  /** The accessible name of the entries. */
  label: string
  entries: readonly Entry[]
  /** Below the settings, such as the sign-in link. */
  children?: ReactNode
}

/** The contents of a wide header, for narrow screens; loaded on first touch of its button. */
export function MenuSheet({ open, onClose, title, label, entries, children }: MenuSheetProps) {
  const { t } = useTranslation('page')
  const others = useOtherSites()
  return (
    <Drawer place="start" open={open} onClose={onClose} title={title || t('header.menu')}>
      <nav aria-label={label} className="-mx-2 flex flex-col">
        {entries.map((entry) => (
          <Link
            key={entry.path}
            to={entry.path}
            lang={entry.lang}
            onClick={onClose}
            className="rounded-sm px-2 py-3 text-lg font-semibold hover:bg-sunken"
          >
            {entry.label}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('footer.sites')} className="-mx-2 mt-3 flex flex-col border-t border-line pt-3">
        {others.map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            onClick={onClose}
            className="rounded-sm px-2 py-2.5 font-medium text-muted hover:bg-sunken hover:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-5 space-y-4 border-t border-line pt-5">
        <LanguageSelect />
        <CurrencySelect />
      </div>
      {children && <div className="mt-6">{children}</div>}
    </Drawer>
  )
}
