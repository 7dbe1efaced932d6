import type { ReactNode } from 'react'
import { useDates } from '#src/session/dates'
import { useFocusKept } from './use-focus-kept'

interface DetailProps {
  /** At the side on wide screens, first on narrow ones: a summary of the thing. */
  facts: ReactNode
  /** What happened to it; below the content. */
  timeline?: ReactNode
  children: ReactNode
}

/** The detail page of one thing at a desk: facts at the side, its content, and its timeline. */
export const Detail = ({ facts, timeline, children }: DetailProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-6">
    <aside className="rounded-md border border-line bg-surface p-4 lg:sticky lg:top-4">{facts}</aside>
    <div className="min-w-0 space-y-4">
      {children}
      {timeline}
    </div>
  </div>
)

/** A part of the content, or of the facts, under its own heading. */
export function DetailPart({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const { part, heading } = useFocusKept()
  return (
    <section ref={part} className="rounded-md border border-line bg-surface p-4" aria-label={title}>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-base font-bold outline-none">
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  )
}

export interface TimelineItem {
  key: string
  /** An instant, ISO 8601. */
  at: string
  what: ReactNode
  who: ReactNode
  /** The reason, in the words of the person who did it. */
  words?: string | undefined
}

/** Who did what, when and why, in the given order. */
export function DeskTimeline({ items }: { items: readonly TimelineItem[] }) {
  const dates = useDates()
  return (
    <ol className="space-y-3 border-s-2 border-line ps-4 text-sm">
      {items.map(({ key, at, what, who, words }) => (
        <li key={key}>
          <p>
            <span className="font-semibold">{what}</span> <span className="text-muted">{who}</span>
          </p>
          <time dateTime={at} className="text-muted figures">
            {dates.instant(at)}
          </time>
          {words && <p className="mt-1 wrap-anywhere whitespace-pre-line">{words}</p>}
        </li>
      ))}
    </ol>
  )
}
