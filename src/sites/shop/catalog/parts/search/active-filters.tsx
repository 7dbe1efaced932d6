import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RemovableLink } from '#src/ui/chip'
import { type Filters, noFilters, searchAddress } from '../../filters'
import { useActive } from './use-active'

/** The active filters, each with a link to remove it; links, so that they work before any script has loaded. */
export function ActiveFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation('shop.catalog')
  const active = useActive(filters)
  if (active.length === 0) return null
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <ul aria-label={t('filters.active')} className="contents">
        {active.map(({ key, label, dropped }) => (
          <li key={key} className="max-w-full">
            <RemovableLink to={searchAddress(filters, dropped)} name={label} />
          </li>
        ))}
      </ul>
      <Link
        to={searchAddress({ ...noFilters, q: filters.q, sort: filters.sort })}
        className="rounded-sm px-2 py-2 text-sm font-semibold text-brand hover:underline"
      >
        {t('filters.clear')}
      </Link>
    </div>
  )
}
