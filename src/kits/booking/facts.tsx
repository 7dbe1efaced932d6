import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
  /** Beside the value: a button to copy it. */
  action?: ReactNode
}

/** Names with their values, one below the other. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="@container ruled">
    {facts.map(({ label, value, action }) => (
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
