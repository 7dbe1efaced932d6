import { useTranslation } from 'react-i18next'
import { maxDays } from '#contract/catalog'
import { addDays, dayInSeoul } from '#contract/days'
import { mostPeople } from '#contract/filters'
import { useNow } from '#src/session/visitor'
import { DateInput } from '#src/ui/date/date-input'
import { Field } from '#src/ui/field'
import { NumberStepper } from '#src/ui/number-stepper'
import { useHydrated } from '#src/ui/use-hydrated'
import { FilterGroup } from './choices'
import type { Filtering } from './filtering'

const isDay = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Days and number of people: products without seats then are not listed (product §5: never today). */
export function DaysFilter({ filters, change }: Omit<Filtering, 'facets'>) {
  const { t } = useTranslation('shop.catalog')
  const now = useNow()
  // The calendar needs scripts; without them the browser's own date field replaces it.
  const hydrated = useHydrated()
  const { from, to, people } = filters
  const first = addDays(dayInSeoul(now), 1)
  const ends = { min: from || first, max: from ? addDays(from, maxDays - 1) : undefined }
  const begin = (day: string) =>
    isDay(day) && change({ from: day, to: day && to > day && to <= addDays(day, maxDays - 1) ? to : day })
  const end = (day: string) => isDay(day) && change({ to: day || from, from: from || day })
  return (
    <FilterGroup title={t('filters.days')}>
      <div className="grid gap-3">
        <Field label={t('filters.from')}>
          {({ 'aria-required': _, ...control }) =>
            hydrated ? (
              <DateInput {...control} value={from} onChange={begin} min={first} openTo={first} />
            ) : (
              <input {...control} type="date" name="from" defaultValue={from} min={first} className="control" />
            )
          }
        </Field>
        <Field label={t('filters.to')}>
          {({ 'aria-required': _, ...control }) =>
            hydrated ? (
              <DateInput {...control} value={to} onChange={end} {...ends} openTo={ends.min} />
            ) : (
              <input {...control} type="date" name="to" defaultValue={to} min={first} className="control" />
            )
          }
        </Field>
      </div>
      <Field label={t('filters.travelers')} className="mt-4">
        {({ 'aria-required': _, ...control }) => (
          <NumberStepper
            {...control}
            name="people"
            placeholder="–"
            value={people}
            onChange={(next) => change({ people: next && next > 0 && next <= mostPeople ? Math.round(next) : null })}
            min={1}
            max={mostPeople}
          />
        )}
      </Field>
    </FilterGroup>
  )
}
