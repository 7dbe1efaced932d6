import ArrowDown from 'lucide-react/icons/arrow-down'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hoursOn } from '#contract/pass/opening'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { paths } from '../../site'
import type { DayRuns } from '../month'
import { SpecialLines } from './special-lines'
import { useBelow } from './use-below'

/** One day: special hours, open places with their hours, and closed ones. */
export function DayDetail({ runs }: { runs: DayRuns }) {
  const { t } = useTranslation('seoulitepass.things')
  const { day } = useDates()
  const lang = useContentLang()
  const list = useRef<HTMLElement>(null)
  const below = useBelow(list, runs)
  const link = 'rounded-sm hover:text-brand hover:underline'
  return (
    <Card as="section">
      <h3 className="text-lg font-bold">{day(runs.day)}</h3>
      <SpecialLines runs={runs} />
      <p role="status" className="mt-3 text-sm text-muted">
        {t('calendar.open', { count: runs.open.length })}
      </p>
      <section
        ref={list}
        className="mt-2 max-h-120 overflow-y-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        tabIndex={0}
        aria-label={day(runs.day)}
      >
        <ul className="ruled text-sm">
          {runs.open.map(({ id, name, schedule }) => {
            const hours = hoursOn(schedule, runs.day)
            return (
              <li key={id} className="flex justify-between gap-4 py-2">
                <Link to={paths.affiliate(id)} className={link}>
                  {name[lang]}
                </Link>
                <span className="shrink-0 text-muted figures">{hours && `${hours.opens}–${hours.closes}`}</span>
              </li>
            )
          })}
          {runs.closed.map(({ id, name }) => (
            <li key={id} className="flex justify-between gap-4 py-2 text-muted">
              <Link to={paths.affiliate(id)} className={link}>
                {name[lang]}
              </Link>
              <span className="shrink-0">{t('calendar.closed')}</span>
            </li>
          ))}
        </ul>
      </section>
      {/* Its line is always there, so that nothing moves. Screen readers have the whole list. */}
      <p aria-hidden="true" className="mt-1 flex min-h-6 items-center gap-1.5 text-sm font-medium text-muted">
        {below > 0 && (
          <>
            <ArrowDown className="size-4" />
            {t('calendar.below', { count: below })}
          </>
        )}
      </p>
    </Card>
  )
}
