import { type ReactNode, type ToggleEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayMeeting, DeskDay } from '#contract/fair/day'
import { Badge } from '#src/ui/badge'
import { useName } from '../../meetings/parts/use-when'
import { seoulTime } from '../../parts/seoul-time'
import { runningAt, type Span, spansOf } from '../../viewer/parts/clock'
import { DaySide } from './day-side'
import { HallDelay } from './hall-delay'

interface DayHallProps {
  day: DeskDay
  /** The hall's name; empty for meetings without a booth. */
  hall: string
  now: number
  /** Whether the day is today, when changes are possible. */
  open: boolean
}

/** One hall on the day: the current and next meetings by booth, and its delay. */
export function DayHall({ day, hall, now, open }: DayHallProps) {
  const { t } = useTranslation('fair.desk-meetings')
  const name = useName()
  const spans = spansOf(day, hall)
  const { running, next } = runningAt(spans, now)
  const of = (span: Span) => day.meetings.filter((each) => each.hall === hall && each.slot_id === span.slot.id)
  const found = day.halls.find(({ id }) => id === hall)
  const title = found ? name(found.name) : t('day.noBooth')
  const begun = (span: Span) => span.starts <= now
  const rest = spans.filter((span) => span !== running && span !== next && of(span).length > 0)
  return (
    <section className="min-w-0 space-y-4" aria-label={title}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-2">
        <h2 className="text-lg font-bold">{title}</h2>
        {found && open && <HallDelay day={day} hall={hall} name={title} />}
      </header>
      {(
        [
          ['running', running],
          ['next', next],
        ] as const
      ).map(
        ([what, span]) =>
          span && (
            <div key={what} className="space-y-2">
              <h3 className="flex flex-wrap items-baseline gap-2 font-semibold">
                {t(`day.${what}`)}
                <span className="text-sm font-normal text-muted figures">
                  {what === 'running'
                    ? t('day.until', { time: seoulTime(span.ends) })
                    : t('day.from', { time: seoulTime(span.starts) })}
                </span>
              </h3>
              <Meetings
                meetings={of(span)}
                none={t(what === 'running' ? 'day.noneNow' : 'day.noneNext')}
                begun={begun(span)}
                open={open}
              />
            </div>
          ),
      )}
      {!running && !next && rest.length === 0 && <p className="text-sm text-muted">{t('day.noSlots')}</p>}
      {rest.length > 0 && (
        <Rest isAlone={!running && !next}>
          {() =>
            rest.map((span) => (
              <div key={span.slot.id} className="space-y-2">
                <h3 className="text-sm font-semibold figures">
                  {seoulTime(span.starts)}–{seoulTime(span.ends)}
                </h3>
                <Meetings meetings={of(span)} none="" begun={begun(span)} open={open} />
              </div>
            ))
          }
        </Rest>
      )}
    </section>
  )
}

/**
 * The hall's other slots, drawn only while they are open: the page is drawn again every second. Where nothing else is shown
 * (`isAlone`), they are open until somebody closes them.
 */
function Rest({ isAlone, children }: { isAlone: boolean; children: () => ReactNode }) {
  const { t } = useTranslation('fair.desk-meetings')
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isAlone
  // Fires also where it was opened or closed from here.
  const follow = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    if (open !== isOpen) setChosen(open)
  }
  return (
    <details className="group" open={isOpen} onToggle={follow}>
      <summary className="rounded-sm py-2 text-sm font-semibold text-accent">
        <bdi>{t('day.rest')}</bdi>
      </summary>
      {isOpen && <div className="space-y-4 pt-2">{children()}</div>}
    </details>
  )
}

interface MeetingsProps {
  meetings: readonly DayMeeting[]
  none: string
  begun: boolean
  open: boolean
}

function Meetings({ meetings, none, begun, open }: MeetingsProps) {
  const { t } = useTranslation('fair.desk-meetings')
  if (meetings.length === 0) return <p className="text-sm text-muted">{none}</p>
  return (
    <ul className="space-y-2">
      {meetings.map((meeting) => (
        <li key={meeting.id} className="flex gap-3 rounded-md border border-line bg-surface p-3">
          <p className="w-12 shrink-0 text-lg leading-6 font-bold text-accent figures">{meeting.booth || '–'}</p>
          <div className="min-w-0 flex-1 space-y-2.5">
            <DaySide meeting={meeting} side="seller" begun={begun} open={open} />
            <DaySide meeting={meeting} side="buyer" begun={begun} open={open} />
            {meeting.offers > 0 && <Badge tone="info">{t('day.offers', { count: meeting.offers })}</Badge>}
          </div>
        </li>
      ))}
    </ul>
  )
}
