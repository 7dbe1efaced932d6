import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface FieldLinkProps {
  /** The address of the step that has the field. */
  to: string
  /** The path of the field within its section. */
  field: string
  className?: string
  children: ReactNode
}

/** A link to a step that moves the focus to one of its fields (`useTopOfStep`). */
export const FieldLink = ({ field, className = 'underline', ...link }: FieldLinkProps) => (
  <Link state={{ field }} className={className} {...link} />
)

/** The field that the followed link names. */
export const fieldIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'field' in state && typeof state.field === 'string'
    ? state.field
    : undefined
