import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewerDay, ViewerMeeting } from '#contract/fair/viewer'
import { useDates } from '#src/session/dates'
import { useName } from '../../meetings/parts/use-when'
import { seoulTime } from '../../parts/seoul-time'
import { runningAt, type Span, spansOf } from './clock'
import type { BoardPage, Part } from './fit'

interface HallBoardProps {
  day: ViewerDay
  hall: string
  now: number
  /** What a big screen shows; on a phone everything is below each other. */
  page: BoardPage | undefined
}

/** One hall: the current and next meetings by booth. */
export function HallBoard({ day, hall, now, page }: HallBoardProps) {
  const { t } = useTranslation('fair.viewer')
  const name = useName()
  const { running, next } = runningAt(spansOf(day, hall), now)
  const late = day.late[hall] ?? 0
  const dates = useDates()
  const { following } = day
  const of = (span: Span) => day.meetings.filter((meeting) => meeting.hall === hall && meeting.slot_id === span.slot.id)
  const hallName = day.halls.find(({ id }) => id === hall)?.name
  const parts = page?.parts[hall]
  const lists = [
    ...(running
      ? [
          {
            slot: running,
            part: parts?.running ?? null,
            head: t('now'),
            time: t('until', { time: seoulTime(running.ends) }),
          },
        ]
      : []),
    ...(next
      ? [{ slot: next, part: parts?.next ?? null, head: t('next'), time: t('at', { time: seoulTime(next.starts) }) }]
      : []),
  ]
  const isSmall = (slot: Span) => slot === next && Boolean(running && parts?.running)
  return (
    <section
      className={`flex flex-col gap-[0.4em] text-base lg:text-[length:clamp(0.75rem,var(--fit),7rem)] ${parts ? '' : 'lg:hidden'}`}
      style={{ '--fit': page?.size ?? '1rem', '--columns': page?.columns[hall] ?? 1 } as CSSProperties}
      aria-label={hallName && name(hallName)}
    >
      <h2 className="flex flex-wrap items-baseline gap-x-4 text-[1.4em] leading-[1.25] font-bold">
        {hallName && name(hallName)}
        {late > 0 && <span className="text-[0.6em] text-[#ffd66b]">{t('late', { count: late })}</span>}
      </h2>
      {lists.map(({ slot, part, head, time }) => (
        <div
          key={slot.slot.id}
          className={`flex min-h-0 flex-col gap-[0.3em] lg:grow-(--rows) ${part ? '' : 'lg:hidden'}`}
          style={{ '--rows': part ? part[1] - part[0] : 0 } as CSSProperties}
        >
          <p className={`font-semibold ${slot === running ? 'text-[#4fe0dc]' : 'text-white/80'}`}>
            {head} · {time}
          </p>
          {of(slot).length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <Rows meetings={of(slot)} part={part} lines={page?.lines ?? 1} small={isSmall(slot)} />
          )}
        </div>
      ))}
      {lists.length === 0 && (
        <>
          <p className="text-[0.9em] leading-[1.2]">{t('later')}</p>
          {following?.meetings[hall] && (
            <p className="text-[0.65em] leading-[1.2] font-semibold text-[#4fe0dc]">
              {t('following', {
                count: following.meetings[hall],
                day: dates.day(following.day),
                time: following.starts,
              })}
            </p>
          )}
        </>
      )}
    </section>
  )
}

interface RowsProps {
  meetings: readonly ViewerMeeting[]
  part: Part | null
  lines: BoardPage['lines']
  /** The next meetings below the running ones. */
  small: boolean
}

function Rows({ meetings, part, lines, small }: RowsProps) {
  const name = useName()
  const isOn = (at: number) => part !== null && part[0] <= at && at < part[1]
  const line = lines === 2 ? 'lg:block lg:truncate' : ''
  return (
    <ul
      className={`grid gap-x-[1.2em] lg:max-h-(--most) lg:grow lg:auto-rows-fr lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))] ${small ? 'text-[0.8em] text-white/85' : ''}`}
      // Rows are spread over a half-empty screen, but not torn apart.
      style={
        {
          '--most': `calc(${part ? part[1] - part[0] : 0} * ${lines === 2 ? 4.2 : 2.8}em / var(--columns) + 4em)`,
        } as CSSProperties
      }
    >
      {meetings.map(({ id, booth, buyer, seller }, at) => (
        <li
          key={id}
          className={`flex items-baseline gap-[0.7em] border-b border-white/15 py-[0.25em] leading-[1.2] lg:items-center ${isOn(at) ? '' : 'lg:hidden'}`}
        >
          <span className="w-[3.2em] shrink-0 font-bold text-[#4fe0dc] tabular-nums">{booth}</span>
          <span className={`min-w-0 max-lg:wrap-anywhere ${lines === 2 ? 'lg:flex-1' : 'lg:truncate'}`}>
            <span className={`font-bold ${line}`}>{name(buyer)}</span>
            <span className={lines === 2 ? 'text-white/70 lg:hidden' : 'text-white/70'}> · </span>
            <span className={`text-white/70 ${line}`}>{name(seller)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
