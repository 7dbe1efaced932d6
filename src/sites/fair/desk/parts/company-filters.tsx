import { useTranslation } from 'react-i18next'
import { continents } from '#contract/fair/continent'
import { fairSectors, fairSides } from '#contract/fair/sectors'
import { useCountries } from '#src/kits/booking/countries'
import { FilterSelect } from '#src/kits/desk/filter-select'

interface LabelProps {
  /** Another label, for lists whose rows are not companies. */
  label?: string
}

/** Filters by attributes of companies, shared by the lists of the fair's desk. */
export function SideFilter() {
  const { t } = useTranslation('fair.desk')
  const { t: company } = useTranslation('fair.company')
  const options = fairSides.map((value) => ({ value, label: company(`side.${value}`) }))
  return <FilterSelect name="side" label={t('column.side')} any={t('filter.anySide')} options={options} />
}

export function CountryFilter({ label }: LabelProps) {
  const { t } = useTranslation('fair.desk')
  const options = useCountries()
  return (
    <FilterSelect name="country" label={label ?? t('column.country')} any={t('filter.anyCountry')} options={options} />
  )
}

export function ContinentFilter() {
  const { t } = useTranslation('fair.desk')
  const { t: company } = useTranslation('fair.company')
  const options = continents.map((value) => ({ value, label: company(`continent.${value}`) }))
  return (
    <FilterSelect name="continent" label={t('column.continent')} any={t('filter.anyContinent')} options={options} />
  )
}

export function SectorFilter({ label }: LabelProps) {
  const { t } = useTranslation('fair.desk')
  const { t: company } = useTranslation('fair.company')
  const options = fairSectors.map((value) => ({ value, label: company(`sector.${value}`) }))
  return (
    <FilterSelect name="sector" label={label ?? t('column.sector')} any={t('filter.anySector')} options={options} />
  )
}

/** Test companies are listed only if selected here. */
export function TestFilter() {
  const { t } = useTranslation('fair.desk')
  const options = [{ value: '1', label: t('filter.test') }]
  return <FilterSelect name="test" label={t('filter.mode')} any={t('filter.real')} options={options} />
}
