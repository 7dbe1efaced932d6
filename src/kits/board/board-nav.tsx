import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export interface BoardLink {
  to: string
  label: string
  /** The current board. */
  on: boolean
}

/** Links to the boards of a site. */
export function BoardNav({ links }: { links: readonly BoardLink[] }) {
  const { t } = useTranslation('board')
  const bar = useRef<HTMLElement>(null)
  const here = links.find(({ on }) => on)?.to
  // On a phone the bar is wider than the screen: the current board must be in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again on each board
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [here])
  return (
    <nav
      ref={bar}
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
