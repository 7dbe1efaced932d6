import { useTranslation } from 'react-i18next'
import type { FairEdition } from '#contract/fair/edition'
import { useDates } from '#src/session/dates'
import { site } from '../site'

/** All times for meetings: the days side by side, the slots below. */
export function SlotGrid({ fair: { slots, figures, today } }: { fair: FairEdition }) {
  const { t } = useTranslation(site)
  const { day: dayInWords } = useDates()
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {figures.days.map(({ day }, at) => (
        <li
          key={day}
          className={`rounded-md border p-4 ${day === today ? 'border-brand bg-brand-soft' : 'border-line bg-surface'}`}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-bold">{t('slots.day', { day: at + 1 })}</span>
            <span className="text-sm text-muted">{dayInWords(day)}</span>
          </p>
          <ul
            className="mt-3 grid gap-1.5 text-sm"
            style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(3.75rem, 1fr))' }}
          >
            {slots
              .filter((slot) => slot.day === day)
              .map(({ id, starts }) => (
                <li
                  key={id}
                  className={`rounded-sm border py-1 text-center figures ${day < today ? 'border-line text-muted' : 'border-line-strong bg-surface'}`}
                >
                  {starts}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
