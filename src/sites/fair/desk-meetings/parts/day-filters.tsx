import { useTranslation } from 'react-i18next'
import type { DeskDay } from '#contract/fair/day'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { useDates } from '#src/session/dates'
import { Segmented } from '#src/ui/segmented'
import { useName } from '../../meetings/parts/use-when'

interface DayFiltersProps {
  day: DeskDay
  /** The chosen hall, or `all`. */
  hall: string
  words: string
  onWords: (words: string) => void
}

/** The choice of day and hall, how many companies have come, and a search within the day. */
export function DayFilters({ day, hall, words, onWords }: DayFiltersProps) {
  const { t } = useTranslation('fair.desk-meetings')
  const dates = useDates()
  const name = useName()
  const address = useDeskAddress()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <FilterSelect
          name="day"
          label={t('day.which')}
          any={dates.birthday(day.day)}
          options={day.days
            .filter((each) => each !== day.day)
            .map((value) => ({ value, label: dates.birthday(value) }))}
        />
        <dl className="flex gap-5 text-sm" aria-label={t('day.come')}>
          {(['buyer', 'seller'] as const).map((side) => (
            <div key={side}>
              <dt className="text-muted">{t(`day.${side}s`)}</dt>
              <dd className="font-semibold figures">{t('day.of', day.come[side])}</dd>
            </div>
          ))}
        </dl>
        {day.halls.length > 1 && (
          <Segmented
            label={t('day.halls')}
            value={hall}
            onChange={(value) => address.change({ hall: value === 'all' ? null : value })}
            options={[
              { value: 'all', label: t('day.allHalls') },
              ...day.halls.map((each) => ({ value: each.id, label: name(each.name) })),
            ]}
          />
        )}
      </div>
      <input
        type="search"
        className="control max-w-md"
        aria-label={t('day.find')}
        placeholder={t('day.find')}
        value={words}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onWords(event.target.value)}
      />
    </>
  )
}
