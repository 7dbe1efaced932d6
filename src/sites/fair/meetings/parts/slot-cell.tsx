import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CalendarSlot } from '#contract/fair/calendar'
import type { Meeting } from '#contract/fair/meeting'
import { Button } from '#src/ui/button'
import { usePaths } from '../../site'
import { MeetingBadge } from './status-badge'
import { useName } from './use-when'

interface SlotCellProps {
  slot: CalendarSlot
  /** The meeting in this slot, or the first request for it. */
  meeting: Meeting | undefined
  /** Whether it has ended, with its hall's delay. */
  over: boolean
  busy: boolean
  onToggle: (open: boolean) => void
}

const looks = {
  open: 'border-line bg-surface',
  closed: 'border-dashed border-line-strong bg-sunken',
  held: 'border-brand bg-brand-soft',
} as const

/** One slot of the calendar: the meeting, or one line with a button that closes or opens the slot. */
export function SlotCell({ slot: { slot, state, past, late_minutes }, meeting, over, busy, onToggle }: SlotCellProps) {
  const { t } = useTranslation('fair.meetings')
  const name = useName()
  const paths = usePaths()
  const time = `${slot.starts}–${slot.ends}`
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md border p-3 ${looks[state]} ${past ? 'border-dashed' : ''}`}
    >
      <div className="min-w-0 stack-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="figures font-semibold">{time}</span>
          {late_minutes > 0 && !over && (
            <span className="font-medium text-warning">{t('calendar.late', { count: late_minutes })}</span>
          )}
          {!meeting && <span className="text-muted">{past ? t('calendar.past') : t(`calendar.${state}`)}</span>}
        </p>
        {meeting && (
          <>
            <p className="text-sm font-bold wrap-anywhere">
              <Link to={paths.business(meeting.other.id)} className="hover:text-brand">
                {name(meeting.other.company)}
              </Link>
            </p>
            <p className="flex flex-wrap items-center gap-2 text-sm">
              {meeting.booth && <span>{t('row.booth', { number: meeting.booth.number })}</span>}
              <MeetingBadge status={meeting.status} />
            </p>
          </>
        )}
      </div>
      {!past && state !== 'held' && (
        <Button
          size="sm"
          variant="secondary"
          className="print:hidden"
          disabled={busy}
          onClick={() => onToggle(state === 'closed')}
        >
          {t(state === 'closed' ? 'calendar.reopen' : 'calendar.close', { time: slot.starts })}
        </Button>
      )}
    </li>
  )
}
