import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { categories, regions, type Sort, sorts } from '#contract/catalog'
import { ChipLink, Chips } from '#src/ui/chip'
import { Select } from '#src/ui/select'
import type { Wanted } from '../queries'
import { addressOf } from './search-address'

/** What narrows the results; each choice is an address. */
export function SearchFilters({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation('shop.catalog')
  const { t: shop } = useTranslation('shop')
  return (
    <div className="space-y-2.5">
      <Chips label={t('search.categories')}>
        <ChipLink to={addressOf(wanted, { category: null })} on={!wanted.category}>
          {t('search.anyCategory')}
        </ChipLink>
        {categories.map((category) => (
          <ChipLink key={category} to={addressOf(wanted, { category })} on={wanted.category === category}>
            {shop(`category.${category}`)}
          </ChipLink>
        ))}
      </Chips>
      <Chips label={t('search.regions')}>
        <ChipLink to={addressOf(wanted, { region: null })} on={!wanted.region}>
          {t('search.anyRegion')}
        </ChipLink>
        {regions.map((region) => (
          <ChipLink key={region} to={addressOf(wanted, { region })} on={wanted.region === region}>
            {shop(`region.${region}`)}
          </ChipLink>
        ))}
      </Chips>
    </div>
  )
}

/** The order of the results; a form of its own, so that it also works without scripts. */
export function SearchSort({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation('shop.catalog')
  const navigate = useNavigate()
  const [action] = addressOf(wanted).split('?')
  return (
    <form action={action} className="flex items-center gap-2">
      {wanted.q && <input type="hidden" name="q" value={wanted.q} />}
      <label htmlFor="sort" className="shrink-0 text-sm text-muted">
        {t('search.sort')}
      </label>
      <Select
        id="sort"
        name="sort"
        key={wanted.sort}
        defaultValue={wanted.sort}
        onChange={(event) => void navigate(addressOf(wanted, { sort: event.target.value as Sort }))}
        className="w-52"
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
