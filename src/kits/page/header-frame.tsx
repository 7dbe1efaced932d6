import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSite } from './site'

interface HeaderFrameProps {
  /** Whether the page is scrolled, so that the header is fixed. */
  fixed: boolean
  /** Sets the height it reserves, so that nothing jumps. */
  className: string
  children: ReactNode
}

/** A site's header: at the top, and fixed once the page is scrolled (product §2). */
export const HeaderFrame = ({ fixed, className, children }: HeaderFrameProps) => (
  <header className={className}>
    <div data-fixed={fixed || undefined} className="site-header bg-paper">
      {children}
    </div>
  </header>
)

/** What is at the end of the header's line: menus, links and buttons. */
export const HeaderActions = ({ children }: { children: ReactNode }) => (
  <div className="header-actions ms-auto flex shrink-0 items-center gap-0.5">
    {children}
    <span data-end hidden />
  </div>
)

/** The site's logo and name, linked to its home page. */
export function HomeLink({ to, logo }: { to: string; logo: ReactNode }) {
  const { t } = useTranslation('page')
  const { name } = useSite()
  return (
    <Link
      to={to}
      aria-label={t('header.home', { name })}
      className="flex items-center gap-2.5 rounded-sm lg:min-w-48 text-xl leading-[1.2] font-bold tracking-tight"
    >
      {logo}
      {/* Where letters are twice as large, a phone has room for the logo only. */}
      <span aria-hidden="true" className="text-balance max-[15rem]:hidden">
        {name}
      </span>
    </Link>
  )
}
