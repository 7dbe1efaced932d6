import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export interface BoardLink {
  to: string
  label: string
  /** Where one is. */
  on: boolean
}

/** The boards of a site side by side; each is an address. */
export function BoardNav({ links }: { links: readonly BoardLink[] }) {
  const { t } = useTranslation('board')
  return (
    <nav
      aria-label={t('nav')}
      className="-mx-(--gutter) overflow-x-auto px-(--gutter) [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex min-w-max gap-1 border-b border-line">
        {links.map(({ to, label, on }) => (
          <li key={to} className="-mb-px">
            <Link
              to={to}
              aria-current={on ? 'page' : undefined}
              className="block border-b-2 border-transparent px-3.5 py-3 font-semibold whitespace-nowrap text-muted -outline-offset-2 eased hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
