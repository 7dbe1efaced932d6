import { useTranslation } from 'react-i18next'
import { addDays, dayAt } from '#contract/days'
import { intlCode } from '#contract/languages'
import type { Hours, Schedule } from '#contract/pass/opening'
import { useDates } from '#src/session/dates'
import { useContentLang, useLanguage } from '#src/session/visitor'

/** A Sunday, from which the names of weekdays are derived. */
const sunday = '2023-01-01'

/** The hours of a week from Sunday, and days with exceptional hours. */
export function HoursTable({ schedule: { week, exceptions, as_of } }: { schedule: Schedule }) {
  const { t } = useTranslation('seoulitepass.affiliate')
  const lang = useContentLang()
  const { day } = useDates()
  const names = new Intl.DateTimeFormat(intlCode(useLanguage()), { weekday: 'long', timeZone: 'UTC' })
  const words = (hours: Hours | null) =>
    hours ? t('hoursOf', { opens: hours.opens, closes: hours.closes, last: hours.last_entry }) : t('shut')
  const days = week.map((hours, at) => ({ name: names.format(dayAt(addDays(sunday, at))), hours }))
  return (
    <>
      <dl className="stack-1.5 text-sm">
        {days.map(({ name, hours }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className={`text-end figures ${hours ? '' : 'text-muted'}`}>{words(hours)}</dd>
          </div>
        ))}
      </dl>
      {exceptions.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">{t('exceptions')}</h3>
          <dl className="stack-1.5 text-sm">
            {exceptions.map((each) => (
              <div key={each.day}>
                <dt>{`${day(each.day)} · ${each.reason[lang]}`}</dt>
                <dd className="text-muted figures">{words(each.hours)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-4 text-sm text-muted">{t('asOf', { day: day(as_of) })}</p>
    </>
  )
}
