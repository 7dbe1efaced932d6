import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { years } from '../queries'

/** The year filter of a list, if there is more than one year; needs `years` loaded. Days and halls depend on the year. */
export function YearFilter() {
  const { t } = useTranslation('fair.desk')
  const { data } = useSuspenseQuery(years())
  const shown = data.filter(({ is_announced }) => is_announced)
  if (shown.length < 2) return null
  return (
    <FilterSelect
      name="year"
      label={t('filter.year')}
      any={t('filter.thisYear')}
      clears={['day', 'hall']}
      options={shown
        .filter(({ is_current }) => !is_current)
        .map(({ year }) => ({ value: String(year), label: String(year) }))}
    />
  )
}
