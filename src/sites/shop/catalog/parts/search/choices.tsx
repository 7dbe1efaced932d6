import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'

export const FilterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0 border-t border-line pt-5 first:border-0 first:pt-0">
    <legend className="float-start mb-3 w-full font-semibold">{title}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)

const Count = ({ children }: { children: string }) => (
  <span className="ms-auto ps-2 text-sm text-muted figures">{children}</span>
)

interface ChoiceLinkProps {
  to: string
  on: boolean
  count: string
  /** Has no results: it is shown but cannot be followed. */
  vain?: boolean
  /** Applies the choice; the address is for visitors without scripts and for new tabs. */
  onPick: () => void
  children: ReactNode
}

/** A choice among alternatives, with an address of its own. */
export function ChoiceLink({ to, on, count, vain, onPick, children }: ChoiceLinkProps) {
  const pick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPick()
  }
  const look = `-mx-2.5 flex min-h-9 items-center rounded-sm px-2.5 py-1.5 ${on ? 'bg-brand-soft font-semibold text-brand' : ''}`
  if (vain && !on)
    return (
      <span className={`${look} text-muted`}>
        {children}
        <Count>{count}</Count>
      </span>
    )
  return (
    <Link
      to={to}
      onClick={pick}
      aria-current={on ? 'true' : undefined}
      className={`${look} ${on ? '' : 'hover:bg-sunken'}`}
    >
      {children}
      <Count>{count}</Count>
    </Link>
  )
}

interface TickProps {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  on: boolean
  count?: string
  vain?: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}

/** A choice in the filter form: several with `checkbox`, one with `radio`. */
export const Tick = ({ type, name, value, on, count = '', vain, onChange, children }: TickProps) => (
  <label className="picked flex min-h-9 items-center gap-3 rounded-sm py-1">
    <input
      type={type}
      name={name}
      value={value}
      checked={on}
      disabled={vain && !on}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 shrink-0"
    />
    <span className="min-w-0">{children}</span>
    <Count>{count}</Count>
  </label>
)
