import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'

/** A native select: best on phones, accessible to all assistive technology, nothing to load. */
export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...rest} className="control appearance-none truncate pe-11">
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-muted" />
    </span>
  )
}
