import { useTranslation } from 'react-i18next'
import type { ViewerDay, ViewerMeeting } from '#contract/fair/viewer'
import { useName } from '../../meetings/parts/use-when'
import { runningAt, type Span, spansOf } from './clock'

/** One hall: the current and next meetings by booth. */
export function HallBoard({ day, hall, now, wide }: { day: ViewerDay; hall: string; now: number; wide: boolean }) {
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
    <section className="stack-4" aria-label={hallName && name(hallName)}>
      <h2 className="flex flex-wrap items-baseline gap-x-4 text-[clamp(1.25rem,2.4vw,3rem)] font-bold">
        {hallName && name(hallName)}
        {late > 0 && <span className="text-[0.6em] text-[#ffd66b]">{t('late', { count: late })}</span>}
      </h2>
      {running && (
        <div className="stack-3">
          <p className="text-[clamp(1rem,1.6vw,2rem)] font-semibold text-[#4fe0dc]">
            {t('now')} · {t('until', { time: clock(running.ends) })}
          </p>
          {of(running).length === 0 ? <p>{t('none')}</p> : <Rows meetings={of(running)} wide={wide} large />}
        </div>
      )}
      {next && (
        <div className="stack-3">
          <p className="text-[clamp(1rem,1.6vw,2rem)] font-semibold text-white/80">
            {t('next')} · {t('at', { time: clock(next.starts) })}
          </p>
          {of(next).length === 0 ? <p>{t('none')}</p> : <Rows meetings={of(next)} wide={wide} />}
        </div>
      )}
      {!running && !next && <p className="text-[clamp(1.1rem,2vw,2.5rem)]">{t('later')}</p>}
    </section>
  )
}

function Rows({ meetings, wide, large }: { meetings: readonly ViewerMeeting[]; wide: boolean; large?: boolean }) {
  const name = useName()
  const size = large ? 'text-[clamp(1rem,1.7vw,2.2rem)]' : 'text-[clamp(0.95rem,1.3vw,1.6rem)] text-white/85'
  return (
    <ul className={`grid gap-x-8 gap-y-2 ${wide ? 'lg:grid-cols-2 2xl:grid-cols-3' : 'grid-cols-1'} ${size}`}>
      {meetings.map(({ id, booth, buyer, seller }) => (
        <li key={id} className="flex items-baseline gap-[0.7em] border-b border-white/15 py-1.5">
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
