import { useTranslation } from 'react-i18next'
import type { ProgramYear } from '#contract/education/year'
import { useDates } from '#src/session/dates'
import { site } from '../site'

/** The dates of the year, like a list in a notebook; past dates are also marked in words. */
export function Deadlines({ year: { figures, today, is_open } }: { year: ProgramYear }) {
  const { t } = useTranslation(site)
  const { day } = useDates()
  const { opens, closes, days_before, report_days } = figures
  const dates = [
    { key: 'opens', big: day(opens), state: today >= opens ? 'over' : 'ahead' },
    { key: 'closes', big: day(closes), state: is_open ? 'now' : today > closes ? 'over' : 'ahead' },
    { key: 'before', big: t('deadlines.days', { count: days_before }), state: 'ahead' },
    { key: 'report', big: t('deadlines.days', { count: report_days }), state: 'ahead' },
  ] as const
  return (
    <ol className="border-s border-line-strong">
      {dates.map(({ key, big, state }) => (
        <li key={key} className="relative py-2.5 ps-5">
          <span
            aria-hidden="true"
            className={`absolute -start-[5px] top-3 size-2.5 rounded-full border ${state === 'now' ? 'border-brand bg-accent' : state === 'over' ? 'border-brand bg-brand' : 'border-line-strong bg-paper'}`}
          />
          <p className="text-sm font-semibold text-muted">{t(`deadlines.${key}.title`)}</p>
          {/* Two boxes: on one line, a right-to-left date and text in the other direction would mix. */}
          <p className="flex flex-wrap items-baseline gap-x-2.5 text-lg font-bold figures">
            <span>{big}</span>
            {state !== 'ahead' && <span className="text-sm font-medium text-brand">{t(`deadlines.${state}`)}</span>}
          </p>
          <p className="text-sm text-muted">{t(`deadlines.${key}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
