import type { ReactNode } from 'react'
import { useDates } from '#src/session/dates'
import { ChangedWords } from '#src/ui/changed-words'

interface ChangeEntryProps {
  by: string
  /** An instant, ISO 8601. */
  at: string
  /** At the end of the line, such as the button that restores the former value. */
  actions?: ReactNode
  children: ReactNode
}

/** One change in a history: by whom and when, with what changed below. */
export function ChangeEntry({ by, at, actions, children }: ChangeEntryProps) {
  const { instant } = useDates()
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          <span className="font-semibold">{by}</span>{' '}
          <time dateTime={at} className="text-muted figures">
            {instant(at)}
          </time>
        </p>
        {actions}
      </div>
      {children}
    </li>
  )
}

/** A value with the name of its field; no two of one state have the same name. */
export interface ChangeFact {
  label: string
  value: string
}

interface FactChangesProps {
  before: readonly ChangeFact[]
  after: readonly ChangeFact[]
  /** Shown when both are the same. */
  same: string
}

/** The values that differ between two states, each with its former one; words that differ are marked. */
export function FactChanges({ before, after, same }: FactChangesProps) {
  const labels = [...new Set([...after, ...before].map(({ label }) => label))]
  const valueIn = (facts: readonly ChangeFact[], label: string) =>
    facts.find((fact) => fact.label === label)?.value ?? ''
  const changed = labels
    .map((label) => ({ label, old: valueIn(before, label), now: valueIn(after, label) }))
    .filter(({ old, now }) => old !== now)
  if (changed.length === 0) return <p className="text-sm text-muted">{same}</p>
  return (
    <dl className="space-y-1 text-sm">
      {changed.map(({ label, old, now }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {old && (
              <del className="text-muted">
                <ChangedWords text={old} other={now} as="mark" />
              </del>
            )}{' '}
            {now && (
              <ins className="font-medium no-underline">
                <ChangedWords text={now} other={old} as="mark" />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
