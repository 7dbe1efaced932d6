import { useTranslation } from 'react-i18next'
import type { CalendarSlot } from '#contract/fair/calendar'
import type { Meeting } from '#contract/fair/meeting'
import { Button } from '#src/ui/button'
import { MeetingBadge } from './status-badge'
import { useName } from './use-when'

interface SlotCellProps {
  slot: CalendarSlot
  /** The meeting in this slot, or the first request for it. */
  meeting: Meeting | undefined
  busy: boolean
  onToggle: (open: boolean) => void
}

const looks = {
  open: 'border-line bg-surface',
  closed: 'border-dashed border-line-strong bg-sunken',
  held: 'border-brand bg-brand-soft',
} as const

/** One slot of the calendar: the meeting, or a button that closes or opens the slot. */
export function SlotCell({ slot: { slot, state, past, late_minutes }, meeting, busy, onToggle }: SlotCellProps) {
  const { t } = useTranslation('fair.meetings')
  const name = useName()
  const time = `${slot.starts}–${slot.ends}`
  return (
    <li className={`stack-2 rounded-md border p-3 ${looks[state]} ${past ? 'border-dashed' : ''}`}>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="figures font-semibold">{time}</span>
        {late_minutes > 0 && (
          <span className="font-medium text-warning">{t('calendar.late', { count: late_minutes })}</span>
        )}
      </p>
      {meeting ? (
        <div className="stack-1">
          <p className="text-sm font-bold wrap-anywhere">{name(meeting.other.company)}</p>
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {meeting.booth && <span>{t('row.booth', { number: meeting.booth.number })}</span>}
            <MeetingBadge status={meeting.status} />
          </p>
        </div>
      ) : (
        <p className="text-sm text-muted">{past ? t('calendar.past') : t(`calendar.${state}`)}</p>
      )}
      {!past && state !== 'held' && (
        <Button
          size="sm"
          variant="secondary"
          className="w-full print:hidden"
          disabled={busy}
          onClick={() => onToggle(state === 'closed')}
        >
          {t(state === 'closed' ? 'calendar.reopen' : 'calendar.close', { time: slot.starts })}
        </Button>
      )}
    </li>
  )
}
