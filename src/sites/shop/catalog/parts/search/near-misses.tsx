import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FilterName } from '#contract/filters'
import { useVisitor } from '#src/session/visitor'
import { type Filters, noFilters, searchAddress } from '../../filters'
import { nearMisses } from '../../search-queries'
import { ProductRow } from '../product-row'

const dropped: Record<FilterName, Partial<Filters>> = {
  q: { q: '' },
  category: { category: null },
  region: { region: null },
  days: { from: '', to: '' },
  people: { people: null },
  price: { min: null, max: null },
  duration: { duration: [] },
  rating: { rating: null },
  language: { language: [] },
}

/** Alternatives to a search without results: another spelling, one filter less, and popular products there. */
export function NearMisses({ filters }: { filters: Filters }) {
  const { t } = useTranslation('shop.catalog')
  // Optional: if it does not load, the alternatives above it remain.
  const { data } = useQuery(nearMisses(useVisitor(), filters))
  if (!data) return null
  const { drops, spellings, popular } = data
  return (
    <div className="space-y-10">
      {spellings.length > 0 && (
        <p className="text-center text-lg">
          {t('near.meant')}{' '}
          {spellings.map((q) => (
            <Link key={q} to={searchAddress({ ...noFilters, q })} className="me-3 font-semibold text-brand underline">
              {q}
            </Link>
          ))}
        </p>
      )}
      {drops.length > 0 && (
        <section className="mx-auto max-w-form">
          <h2 className="mb-3 text-lg font-bold">{t('near.drop')}</h2>
          <ul className="ruled rounded-md border border-line bg-surface">
            {drops.map(({ filter, count }) => (
              <li key={filter}>
                <Link
                  to={searchAddress(filters, dropped[filter])}
                  className="flex min-h-12 items-center justify-between gap-4 rounded-md px-4 py-2 hover:bg-sunken"
                >
                  <span className="font-medium">{t(`near.without.${filter}`)}</span>
                  <span className="shrink-0 text-sm text-muted">{t('search.results', { count })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section>
          <h2 className="mb-4 text-xl font-bold">{t('near.popular')}</h2>
          <ProductRow products={popular} />
        </section>
      )}
    </div>
  )
}
