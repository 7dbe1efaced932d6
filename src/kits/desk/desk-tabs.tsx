import { Link } from 'react-router-dom'
import type { Count } from '#contract/desk-list'
import { useCounts } from '#src/session/visitor'
import { useCurrentInView } from './use-current-in-view'

export interface DeskTab {
  /** The address with the tab chosen, or only its search. */
  to: string
  label: string
  /** How many there are, where known. */
  count?: Count
  isOn: boolean
}

/** Parts of a list or of a thing side by side, with counts; on a narrow screen they scroll. */
export function DeskTabs({ label, tabs }: { label: string; tabs: readonly DeskTab[] }) {
  const counts = useCounts()
  const row = useCurrentInView(tabs.find(({ isOn }) => isOn)?.to ?? '')
  return (
    <nav ref={row} aria-label={label} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0">
      <ul className="flex gap-1 border-b border-line">
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.isOn ? 'page' : undefined}
              className="flex h-9 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-ink"
            >
              {tab.label} {tab.count !== undefined && <span className="figures">{counts(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
