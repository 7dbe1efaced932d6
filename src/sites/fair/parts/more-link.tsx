import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The way to all of what a part shows. */
export const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="rounded-sm font-semibold text-brand underline-offset-4 hover:underline">
    {children}
  </Link>
)
