import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A link to the full list of what a section shows. */
export const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex items-center gap-1.5 rounded-sm font-semibold text-brand hover:underline">
    {children}
    <ArrowRight className="size-4.5 shrink-0 rtl:mirrored" aria-hidden="true" />
  </Link>
)
