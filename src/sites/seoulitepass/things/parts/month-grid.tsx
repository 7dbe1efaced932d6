import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addDays, dayAt } from '#contract/days'
import { intlCode } from '#contract/languages'
import { useDates } from '#src/session/dates'
import { useLanguage } from '#src/session/visitor'
import { type DayRuns, weeksOf } from '../month'

/** A Sunday, from which the names of weekdays are derived. */
const sunday = '2023-01-01'

interface MonthGridProps {
  month: string
  runs: readonly DayRuns[]
  today: string
  chosen: string | undefined
  linkTo: (day: string) => string
}

/** A month by weeks; each day shows its number of open places and whether anything is special. */
export function MonthGrid({ month, runs, today, chosen, linkTo }: MonthGridProps) {
  const { month: name } = useDates()
  const weekday = new Intl.DateTimeFormat(intlCode(useLanguage()), { weekday: 'short', timeZone: 'UTC' })
  const names = [0, 1, 2, 3, 4, 5, 6].map((at) => weekday.format(dayAt(addDays(sunday, at))))
  const byDay = new Map(runs.map((each) => [each.day, each]))
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <caption className="sr-only">{name(month)}</caption>
      <thead>
        <tr>
          {names.map((each) => (
            <th key={each} scope="col" className="pb-1 text-sm font-medium text-muted">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {names.map((weekdayName, at) => {
              const found = byDay.get(week[at] ?? '')
              return (
                <td key={weekdayName}>
                  {found && <DayLink runs={found} today={today} chosen={chosen} to={linkTo(found.day)} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayLinkProps {
  runs: DayRuns
  today: string
  chosen: string | undefined
  to: string
}

function DayLink({ runs: of, today: now, chosen: on, to }: DayLinkProps) {
  const { t } = useTranslation('seoulitepass.things')
  const { day } = useDates()
  const special = of.special.length + of.festivals.length
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={of.day === on ? 'date' : undefined}
      aria-label={`${day(of.day)}: ${t('calendar.open', { count: of.open.length })}${special > 0 ? `, ${t('calendar.special')}` : ''}`}
      className={`flex min-h-16 flex-col justify-between rounded-sm border p-1.5 text-start eased hover:border-ink md:min-h-20 md:p-2.5 ${
        of.day === on ? 'border-brand bg-brand-soft' : of.day < now ? 'border-line' : 'border-line bg-surface'
      }`}
    >
      <span className="flex items-start justify-between">
        <span
          className={`figures ${of.day < now ? 'text-muted' : 'font-semibold'} ${of.day === now ? 'text-brand' : ''}`}
        >
          {Number(of.day.slice(8))}
        </span>
        {special > 0 && <span aria-hidden="true" className="size-2 rounded-full bg-accent" />}
      </span>
      <span aria-hidden="true" className="text-xs text-muted figures">
        {of.open.length}
        <span className="max-md:hidden"> {t('calendar.openShort')}</span>
      </span>
    </Link>
  )
}
