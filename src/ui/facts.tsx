import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
  /** Beside the value: a button to copy it. */
  action?: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  /** Dense and without lines: each name beside its value, and above it on wide screens, where the facts are at the side. */
  compact?: boolean
}

/** Names with their values, one below the other; those without a value are left out. */
export function Facts({ facts, compact = false }: FactsProps) {
  const filled = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (compact) {
    return (
      <dl className="gap-x-4 gap-y-2 text-sm max-lg:grid max-lg:grid-cols-[fit-content(45%)_minmax(0,1fr)] lg:space-y-2.5">
        {filled.map(({ label, value }) => (
          <div key={label} className="max-lg:contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <dl className="@container ruled">
      {filled.map(({ label, value, action }) => (
        <div key={label} className="grid gap-x-6 gap-y-0.5 py-3 @min-[28rem]:grid-cols-[10rem_1fr]">
          <dt className="text-sm text-muted @min-[28rem]:pt-0.5">{label}</dt>
          <dd className="flex min-w-0 flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 break-words">{value}</span>
            {action}
          </dd>
        </div>
      ))}
    </dl>
  )
}
