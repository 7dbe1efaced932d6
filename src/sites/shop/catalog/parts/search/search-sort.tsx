import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type Sort, sorts } from '#contract/catalog'
import { Select } from '#src/ui/select'
import { type Filters, searchAddress, searchOf } from '../../filters'

/** The order of the results; a form of its own, so that it also works without scripts. */
export function SearchSort({ filters }: { filters: Filters }) {
  const { t } = useTranslation('shop.catalog')
  const navigate = useNavigate()
  const [action] = searchAddress(filters).split('?')
  const kept = [...searchOf({ ...filters, sort: 'recommended', page: 1 })]
  return (
    <form action={action} className="flex items-center gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="shrink-0 text-sm text-muted max-sm:sr-only">
        {t('search.sort')}
      </label>
      <Select
        id="sort"
        name="sort"
        key={filters.sort}
        defaultValue={filters.sort}
        onChange={(event) => void navigate(searchAddress(filters, { sort: event.target.value as Sort }))}
        className="w-52 max-sm:w-44"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`search.sorts.${sort}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="font-semibold text-brand underline">
          {t('search.apply')}
        </button>
      </noscript>
    </form>
  )
}
