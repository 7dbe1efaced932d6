import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

type DisclosureProps = {
  title: ReactNode
  children: ReactNode
  open?: boolean
  /** Disclosures of one name: opening one closes the others. */
  name?: string
}

/**
 * Folds away what only some readers need; works before any script has loaded, and the browser's page search finds its contents.
 */
export const Disclosure = ({ title, children, open, name }: DisclosureProps) => (
  <details open={open} name={name} className="group border-b border-line">
    <summary className="flex list-none items-center justify-between gap-4 rounded-sm py-4.5 font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown className="size-5 shrink-0 text-muted eased group-open:flipped" />
    </summary>
    <div className="max-w-reading pb-5 text-muted">{children}</div>
  </details>
)

export const Accordion = ({ children }: { children: ReactNode }) => (
  <div className="border-t border-line">{children}</div>
)
