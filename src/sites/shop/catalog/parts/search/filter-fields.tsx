import { useTranslation } from 'react-i18next'
import { useSpoken } from '#src/kits/booking/language-names'
import { searchAddress } from '../../filters'
import { ChoiceLink, FilterGroup, Tick } from './choices'
import { DaysFilter } from './days-filter'
import { type Filtering, isVain, useCountShown } from './filtering'
import { PriceFilter } from './price-filter'

/** The values with or without one of them. */
const toggled = <T,>(values: readonly T[], value: T, on: boolean): T[] =>
  on ? [...values, value] : values.filter((each) => each !== value)

/** All filters of the results. */
export function FilterFields(filtering: Filtering) {
  const { t } = useTranslation('shop.catalog')
  const { t: shop } = useTranslation('shop')
  const { filters, facets, change } = filtering
  const spoken = useSpoken()
  const shown = useCountShown(facets)
  const counted = (count: number) => ({ count: shown(count), vain: isVain(facets, count) })
  const stars = facets?.ratings.some(({ count }) => count > 0) || filters.rating !== null
  return (
    <div className="space-y-6">
      <DaysFilter filters={filters} change={change} />
      <Places name="category" any={t('search.anyCategory')} title={t('search.categories')} filtering={filtering}>
        {facets?.categories.map(({ value, count }) => ({ value, label: shop(`category.${value}`), ...counted(count) }))}
      </Places>
      <Places name="region" any={t('search.anyRegion')} title={t('search.regions')} filtering={filtering}>
        {facets?.regions.map(({ value, count }) => ({ value, label: shop(`region.${value}`), ...counted(count) }))}
      </Places>
      <PriceFilter {...filtering} />
      <FilterGroup title={t('filters.duration')}>
        {facets?.durations.map(({ value, count }) => (
          <Tick
            key={value}
            type="checkbox"
            name="duration"
            value={value}
            on={filters.duration.includes(value)}
            onChange={(on) => change({ duration: toggled(filters.duration, value, on) })}
            {...counted(count)}
          >
            {t(`filters.durations.${value}`)}
          </Tick>
        ))}
      </FilterGroup>
      {stars && (
        <FilterGroup title={t('filters.rating')}>
          <Tick
            type="radio"
            name="rating"
            value=""
            on={filters.rating === null}
            onChange={() => change({ rating: null })}
          >
            {t('filters.anyRating')}
          </Tick>
          {facets?.ratings.map(({ value, count }) => (
            <Tick
              key={value}
              type="radio"
              name="rating"
              value={value}
              on={filters.rating === value}
              onChange={() => change({ rating: value })}
              {...counted(count)}
            >
              {t('filters.stars', { rating: value })}
            </Tick>
          ))}
        </FilterGroup>
      )}
      {facets && facets.languages.length > 0 && (
        <FilterGroup title={t('filters.language')}>
          {facets.languages.map(({ value, count }) => (
            <Tick
              key={value}
              type="checkbox"
              name="language"
              value={value}
              on={filters.language.includes(value)}
              onChange={(on) => change({ language: toggled(filters.language, value, on) })}
              {...counted(count)}
            >
              {spoken(value)}
            </Tick>
          ))}
        </FilterGroup>
      )}
    </div>
  )
}

interface PlacesProps {
  name: 'category' | 'region'
  title: string
  /** The label of no choice. */
  any: string
  filtering: Filtering
  children: { value: string; label: string; count: string; vain: boolean }[] | undefined
}

/** Categories or regions: each is an address, so that it works and is indexed without scripts. */
function Places({ name, title, any, filtering, children = [] }: PlacesProps) {
  const { filters, change } = filtering
  const choices = [{ value: null, label: any, count: '', vain: false }, ...children]
  return (
    <FilterGroup title={title}>
      <ul>
        {choices.map(({ value, label, count, vain }) => (
          <li key={value}>
            <ChoiceLink
              to={searchAddress(filters, { [name]: value })}
              on={filters[name] === value}
              count={count}
              vain={vain}
              onPick={() => change({ [name]: value })}
            >
              {label}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </FilterGroup>
  )
}
