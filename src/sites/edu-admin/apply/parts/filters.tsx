import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isDay } from '#contract/days'
import { useCountryName } from '#src/kits/booking/countries'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { useDates } from '#src/session/dates'
import { useNow } from '#src/session/visitor'
import { Chip } from '#src/ui/chip'
import { times } from '#src/ui/times'
import { choices, staff } from '../queries'

const waits = [3, 7, 14, 30]

/** The months from a year ago to a year ahead, with the selected one, unless the address names none. */
function monthsAround(now: Date, selected: string): string[] {
  const at = (by: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + by)).toISOString().slice(0, 7)
  const around = times(25).map((nth) => at(nth - 13))
  return isDay(`${selected}-01`) && !around.includes(selected) ? [selected, ...around] : around
}

/** The filters of the list of applications besides words and status. */
export function Filters() {
  const { t } = useTranslation('edu-admin.apply')
  const countryName = useCountryName()
  const { value, change } = useDeskAddress()
  const { data } = useSuspenseQuery(choices())
  const { data: people } = useSuspenseQuery(staff())
  const dates = useDates()
  const now = useNow()
  const months = monthsAround(new Date(now), value('arrival'))
  return (
    <>
      <FilterSelect
        name="year"
        label={t('filter.year')}
        any={t('filter.anyYear')}
        options={data.years.map((year) => ({ value: String(year), label: String(year) }))}
      />
      <FilterSelect
        name="country"
        label={t('filter.country')}
        any={t('filter.anyCountry')}
        options={data.countries.map((code) => ({ value: code, label: countryName(code) }))}
      />
      <FilterSelect
        name="arrival"
        label={t('filter.arrival')}
        any={t('filter.anyArrival')}
        options={months.map((month) => ({ value: month, label: dates.month(`${month}-01`) }))}
      />
      <FilterSelect
        name="waiting"
        label={t('filter.waiting')}
        any={t('filter.anyWaiting')}
        options={waits.map((days) => ({ value: String(days), label: t('filter.days', { count: days }) }))}
      />
      <FilterSelect
        name="assigned"
        label={t('column.assignees')}
        any={t('filter.anyAssigned')}
        options={[
          { value: 'me', label: t('filter.me') },
          { value: 'nobody', label: t('filter.nobody') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Chip on={value('late') === '1'} onChange={(on) => change({ late: on ? '1' : null })}>
        {t('filter.late')}
      </Chip>
    </>
  )
}
