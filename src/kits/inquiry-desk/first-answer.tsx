import type { DeskInquiry } from '#contract/inquiry-desk'
import { useDates } from '#src/session/dates'
import { minutesBetween, useSpan } from './use-span'

/** How soon an inquiry was first answered, and when. */
export function FirstAnswer({ of }: { of: Pick<DeskInquiry, 'created_at' | 'first_answered_at'> }) {
  const { instant } = useDates()
  const span = useSpan()
  const { created_at, first_answered_at } = of
  if (first_answered_at === null) return '–'
  return (
    <span>
      {span(minutesBetween(created_at, first_answered_at))}
      <time dateTime={first_answered_at} className="block text-xs font-normal whitespace-nowrap text-muted">
        {instant(first_answered_at)}
      </time>
    </span>
  )
}
