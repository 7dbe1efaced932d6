import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'

/** The platform's own list: best on phones, readable for every aid, nothing to load. */
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
