import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The link back to a list. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="mb-1 inline-flex items-center gap-1.5 rounded-sm text-sm font-medium text-muted underline-offset-4 hover:underline"
  >
    <ArrowLeft className="size-4 rtl:mirrored" />
    {children}
  </Link>
)
