import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewerDay, ViewerMeeting } from '#contract/fair/viewer'
import { useName } from '../../meetings/parts/use-when'
import { runningAt, type Span, spansOf } from './clock'
import type { Fit } from './fit'

/** One hall: the current and next meetings by booth. */
export function HallBoard({ day, hall, now, fit }: { day: ViewerDay; hall: string; now: number; fit: Fit }) {
  const { t } = useTranslation('fair.viewer')
  const name = useName()
  const spans = spansOf(day, hall)
  const { running, next } = runningAt(spans, now)
  const late = day.late[hall] ?? 0
  const of = (span: Span | null) =>
    day.meetings.filter((meeting) => meeting.hall === hall && meeting.slot_id === span?.slot.id)
  const hallName = day.halls.find(({ id }) => id === hall)?.name
  const clock = (at: number) => new Date(at + 9 * 3_600_000).toISOString().slice(11, 16)
  return (
    <section
      className="flex flex-col gap-[0.6em] text-base lg:text-[length:clamp(0.75rem,var(--fit),7rem)]"
      style={{ '--fit': fit.size, '--columns': fit.columns[hall] ?? 1 } as CSSProperties}
      aria-label={hallName && name(hallName)}
    >
      <h2 className="flex flex-wrap items-baseline gap-x-4 text-[1.4em] leading-[1.25] font-bold">
        {hallName && name(hallName)}
        {late > 0 && <span className="text-[0.6em] text-[#ffd66b]">{t('late', { count: late })}</span>}
      </h2>
      {running && (
        <div className="flex flex-col gap-[0.4em]">
          <p className="font-semibold text-[#4fe0dc]">
            {t('now')} · {t('until', { time: clock(running.ends) })}
          </p>
          {of(running).length === 0 ? <p>{t('none')}</p> : <Rows meetings={of(running)} large />}
        </div>
      )}
      {next && (
        <div className="flex flex-col gap-[0.4em]">
          <p className="font-semibold text-white/80">
            {t('next')} · {t('at', { time: clock(next.starts) })}
          </p>
          {of(next).length === 0 ? <p>{t('none')}</p> : <Rows meetings={of(next)} large={!running} />}
        </div>
      )}
      {!running && !next && <p className="text-[1.1em]">{t('later')}</p>}
    </section>
  )
}

function Rows({ meetings, large }: { meetings: readonly ViewerMeeting[]; large: boolean }) {
  const name = useName()
  return (
    <ul
      className={`grid gap-x-[1.2em] lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))] ${large ? '' : 'text-[0.8em] text-white/85'}`}
    >
      {meetings.map(({ id, booth, buyer, seller }) => (
        <li key={id} className="flex items-baseline gap-[0.7em] border-b border-white/15 py-[0.25em] leading-[1.25]">
          <span className="w-[3.2em] shrink-0 font-bold text-[#4fe0dc] tabular-nums">{booth}</span>
          <span className="min-w-0 wrap-anywhere">
            <span className="font-bold">{name(buyer)}</span>
            <span className="text-white/70"> · {name(seller)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
