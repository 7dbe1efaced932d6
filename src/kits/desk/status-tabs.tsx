import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNumbers } from '#src/session/visitor'
import { useDeskAddress } from './use-desk-address'

interface StatusTabsProps {
  label: string
  /** Those of which there are some, with how many. */
  tabs: readonly { value: string; label: string; count: number }[]
}

/** A list by status: each tab says how many there are with all other filters as they are. */
export function StatusTabs({ label, tabs }: StatusTabsProps) {
  const { t } = useTranslation('desk')
  const numbers = useNumbers()
  const { value, changed } = useDeskAddress()
  const now = value('status')
  const all = { value: '', label: t('list.all'), count: tabs.reduce((sum, { count }) => sum + count, 0) }
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0">
      <ul className="flex gap-1 border-b border-line">
        {[all, ...tabs].map((tab) => (
          <li key={tab.value} className="shrink-0">
            <Link
              to={`?${changed({ status: tab.value })}`}
              preventScrollReset
              aria-current={tab.value === now ? 'page' : undefined}
              className="flex h-9 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-ink"
            >
              {tab.label} <span className="figures">{numbers(tab.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
