import type { ReactNode } from 'react'
import { MoreLink } from '#src/ui/more-link'

interface GateSectionProps {
  title: string
  /** The page with more about these gates. */
  link?: { to: string; label: string }
  children: ReactNode
}

/** The gates of one kind. */
export const GateSection = ({ title, link, children }: GateSectionProps) => (
  <section className="space-y-4" aria-label={title}>
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 className="text-lg font-bold">{title}</h2>
      {link && <MoreLink to={link.to}>{link.label}</MoreLink>}
    </header>
    {children}
  </section>
)
