import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import type { DayRuns } from '../month'
import { SpecialLines } from './special-lines'

/** The number of closed places that are named; more are only counted. */
const namedClosed = 6

/** The days of a month from today, each with the number of open places, closed places, and special hours. */
export function DayList({ runs }: { runs: readonly DayRuns[] }) {
  const { t } = useTranslation('seoulitepass.things')
  const { day } = useDates()
  const lang = useContentLang()
  if (runs.length === 0) return <EmptyState title={t('calendar.none')} />
  const named = ({ closed }: DayRuns) =>
    closed
      .slice(0, namedClosed)
      .map(({ name }) => name[lang])
      .join(', ')
  return (
    <ol className="ruled mt-6 border-y border-line">
      {runs.map((each) => (
        <li key={each.day} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[12rem_minmax(0,1fr)]">
          <h3 className="font-semibold">{day(each.day)}</h3>
          <div>
            <p>{t('calendar.open', { count: each.open.length })}</p>
            {each.closed.length > 0 && (
              <p className="text-sm text-muted">
                {t(each.closed.length > namedClosed ? 'calendar.closedMore' : 'calendar.closedThese', {
                  names: named(each),
                  count: each.closed.length - namedClosed,
                })}
              </p>
            )}
            <SpecialLines runs={each} />
          </div>
        </li>
      ))}
    </ol>
  )
}
