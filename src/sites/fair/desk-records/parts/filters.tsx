import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { contractBands, importances } from '#contract/fair/record'
import { recordStates } from '#contract/fair/record-desk'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDates } from '#src/session/dates'
import { useShownFigures } from '../../desk/parts/use-shown-figures'
import { YearFilter } from '../../desk/parts/year-filter'
import { filtersIn } from '../queries'

/** The filters of the list of records besides words. */
export function Filters() {
  const { t } = useTranslation('fair.desk-records')
  const { t: words } = useTranslation('fair.records')
  const [search] = useSearchParams()
  const figures = useShownFigures(filtersIn(search).year)
  const dates = useDates()
  return (
    <>
      <YearFilter />
      <FilterSelect
        name="day"
        label={t('column.time')}
        any={t('filter.anyDay')}
        options={(figures?.days ?? []).map(({ day }) => ({ value: day, label: dates.day(day) }))}
      />
      <FilterSelect
        name="said"
        label={t('filter.said')}
        any={t('filter.anySaid')}
        options={recordStates.map((value) => ({ value, label: t(`said.${value}`) }))}
      />
      <FilterSelect
        name="held"
        label={words('held')}
        any={t('filter.anyHeld')}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`heldBy.${value}`) }))}
      />
      <FilterSelect
        name="importance"
        label={words('importance')}
        any={t('filter.anyImportance')}
        options={importances.map((value) => ({ value, label: words(`importances.${value}`) }))}
      />
      <FilterSelect
        name="contract"
        label={words('contract')}
        any={t('filter.anyContract')}
        options={contractBands.map((value) => ({ value, label: words(`contractBands.${value}`) }))}
      />
      <FilterSelect
        name="differ"
        label={t('filter.differ')}
        any={t('filter.anyDiffer')}
        options={[{ value: '1', label: t('filter.differ') }]}
      />
    </>
  )
}
