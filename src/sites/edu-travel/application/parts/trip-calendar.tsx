import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dayAt, daysFrom, weekdayOf } from '#contract/days'
import { activityKinds, type Written } from '#contract/education/sections'
import { intlCode } from '#contract/languages'
import { useDates } from '#src/session/dates'
import { useLanguage } from '#src/session/visitor'

const dots = { hotel: 'bg-brand', attraction: 'bg-accent', school: 'bg-success', other: 'bg-line-strong' } as const

/** The days of the trip by week: a dot for each kind of planned activity, and links to the cards. */
export function TripCalendar() {
  const { t } = useTranslation('edu-travel.application')
  const dates = useDates()
  const weekdays = useWeekdays()
  const { control } = useFormContext<Written['trip']>()
  const days = useWatch({ control, name: 'days' })
  const first = days[0]
  return (
    <nav aria-label={t('trip.calendar')}>
      <div className="mb-1 grid grid-cols-7 gap-1.5 text-center text-sm text-muted" aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ul className="grid grid-cols-7 gap-1.5">
        {days.map(({ date, activities }) => (
          <li key={date} style={date === first?.date ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}>
            <a
              href={`#day-${date}`}
              className="flex h-full min-h-14 flex-col items-center justify-between gap-1 rounded-sm border border-line bg-surface p-1.5 text-sm eased hover:border-ink"
            >
              <span className="figures font-semibold" aria-hidden="true">
                {Number(date.slice(8))}
              </span>
              <span className="sr-only">
                {dates.day(date)},{' '}
                {activities.length === 0 ? t('trip.nothing') : activities.map(({ name }) => name).join(', ')}
              </span>
              <span className="flex flex-wrap justify-center gap-1" aria-hidden="true">
                {activityKinds
                  .filter((kind) => activities.some((each) => each.kind === kind))
                  .map((kind) => (
                    <span key={kind} className={`size-2 rounded-full ${dots[kind]}`} />
                  ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {activityKinds.map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <span className={`size-2 rounded-full ${dots[kind]}`} />
            {t(`trip.kinds.${kind}`)}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Sunday to Saturday, in the short form of the reader's language. */
function useWeekdays(): string[] {
  const language = intlCode(useLanguage())
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return daysFrom('2023-01-01', 7).map((day) => format.format(dayAt(day)))
}
