interface TimelineEntry {
  key: string
  text: string
  /** Empty where the time is not known. */
  when: string
  /** What an operator wrote about it; empty for nothing. */
  reason: string
  isPast: boolean
}

/** What happened to an application, and the steps to come, which are paler. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label} className="pt-2">
      {entries.map(({ key, text, when, reason, isPast }, at) => (
        <li key={key} className="relative flex gap-4 pb-5 last:pb-0">
          {at < entries.length - 1 && <span className="absolute start-1.75 top-5 bottom-0 w-px bg-line-strong" />}
          <span
            className={`mt-1.5 size-3.75 shrink-0 rounded-full border-2 ${isPast ? 'border-brand bg-brand' : 'border-line-strong bg-surface'}`}
          />
          <div className="min-w-0">
            <p className={`font-medium ${isPast ? '' : 'text-muted'}`}>{text}</p>
            {when && <p className="text-sm text-muted">{when}</p>}
            {reason && <p className="text-sm whitespace-pre-line break-words">{reason}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
