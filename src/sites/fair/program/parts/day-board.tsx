import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProgramItem } from '#contract/fair/program'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { boardOf } from '../board-grid'
import { ItemCard } from './item-card'

interface DayBoardProps {
  day: string
  /** The number of the day within the fair. */
  number: number
  isToday: boolean
  items: readonly ProgramItem[]
  kept: readonly string[]
  clashing: ReadonlySet<string>
}

/** A day of the program: on wide screens places side by side and hours below each other, on a phone one list. */
export function DayBoard({ day, number, isToday, items, kept, clashing }: DayBoardProps) {
  const { t } = useTranslation('fair.program')
  const { day: dayInWords } = useDates()
  const lang = useContentLang()
  const { columns, placed, times } = boardOf(items)
  const template = { '--columns': `3.5rem repeat(${columns.length}, minmax(0, 1fr))` } as CSSProperties
  return (
    <section id={`day-${number}`} className="scroll-mt-28">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-2xl font-bold">{t('program.day', { day: number })}</h2>
        <p className="text-muted">{dayInWords(day)}</p>
        {isToday && <Badge tone="accent">{t('program.today')}</Badge>}
      </header>
      {items.length === 0 ? (
        <p className="text-muted">{t('program.nothing')}</p>
      ) : (
        <>
          <ul
            style={template}
            aria-hidden="true"
            className="mb-2 grid gap-x-3 border-b border-line-strong pb-2 text-sm font-semibold grid-cols-(--columns) max-lg:hidden"
          >
            <li />
            {columns.map(({ key, place }) => (
              <li key={key}>{place[lang]}</li>
            ))}
          </ul>
          <ol style={template} className="gap-x-3 gap-y-1 max-lg:stack-3 lg:grid lg:grid-cols-(--columns)">
            {times.slice(0, -1).map((time, at) => (
              <li
                key={time}
                aria-hidden="true"
                style={{ gridRow: at + 1, gridColumn: '1 / -1' }}
                className="min-h-14 border-t border-line pt-1 text-sm text-muted figures max-lg:hidden"
              >
                {time}
              </li>
            ))}
            {placed.map(({ item, column, from, to }) => (
              <li
                key={item.id}
                id={item.id}
                style={{ gridColumn: column + 1, gridRow: `${from} / ${to}` }}
                className="z-1 min-w-0 scroll-mt-28"
              >
                <ItemCard item={item} isKept={kept.includes(item.id)} clashes={clashing.has(item.id)} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
