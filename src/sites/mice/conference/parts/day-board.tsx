import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { MiceEdition } from '#contract/mice/edition'
import type { MiceSeat, MiceSession } from '#contract/mice/session'
import { useContentLang } from '#src/session/visitor'
import type { SeoulMinute } from '../../parts/use-seoul-minute'
import { clashesOf, linesOf } from '../overlaps'
import { SessionCard } from './session-card'

interface DayBoardProps {
  fair: MiceEdition
  day: string
  /** The sessions of that day. */
  sessions: readonly MiceSession[]
  chosen: readonly MiceSession[]
  seats: readonly MiceSeat[]
  signedIn: boolean
  registered: boolean | undefined
  now: SeoulMinute | null
}

/** A day: on wide screens halls side by side and hours below each other, on a phone one list. A line marks the current time. */
export function DayBoard({ fair, day, sessions, chosen, seats, now, ...rest }: DayBoardProps) {
  const { t } = useTranslation('mice.conference')
  const lang = useContentLang()
  if (sessions.length === 0) return <p className="text-muted">{t('nothing')}</p>
  const halls = fair.figures.halls.filter(({ id }) => sessions.some(({ hall }) => hall === id))
  const lines = linesOf(sessions)
  const lineOf = (time: string) => lines.indexOf(time) + 1
  const template = { '--columns': `3.5rem repeat(${halls.length}, minmax(0, 1fr))` } as CSSProperties
  // The line of the last time that has passed.
  const nowLine = now?.day === day ? lines.filter((time) => time <= now.time).length : 0
  const isPast = (time: string) => (now ? `${day} ${time}` <= `${now.day} ${now.time}` : day < fair.today)
  return (
    <>
      <ul
        style={template}
        aria-hidden="true"
        className="mb-2 grid gap-x-3 border-b-2 border-ink pb-2 font-bold grid-cols-(--columns) max-lg:hidden"
      >
        <li />
        {halls.map(({ id, name }) => (
          <li key={id}>{name[lang]}</li>
        ))}
      </ul>
      <ol style={template} className="gap-x-3 gap-y-2 max-lg:stack-3 lg:grid lg:grid-cols-(--columns)">
        {lines.slice(0, -1).map((time, at) => {
          const isNow = nowLine === at + 1
          return (
            <li
              key={time}
              aria-hidden="true"
              style={{ gridRow: at + 1, gridColumn: '1 / -1' }}
              className={`min-h-6 border-t pt-1 text-sm figures max-lg:hidden ${isNow ? 'border-error font-bold text-error' : 'border-line text-muted'}`}
            >
              {isNow ? now?.time : time}
            </li>
          )
        })}
        {sessions.map((session) => (
          <li
            key={session.id}
            id={session.id}
            style={{
              gridColumn: halls.findIndex(({ id }) => id === session.hall) + 2,
              gridRow: `${lineOf(session.starts)} / ${lineOf(session.ends)}`,
            }}
            className="z-1 min-w-0 scroll-mt-28"
          >
            <SessionCard
              session={session}
              hall={halls.find(({ id }) => id === session.hall)?.name[lang] ?? ''}
              own={seats.find(({ session_id }) => session_id === session.id)}
              clashes={clashesOf(session, chosen)}
              isOn={isPast(session.starts) && !isPast(session.ends)}
              begun={isPast(session.starts)}
              {...rest}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
