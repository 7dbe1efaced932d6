import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Container } from '#src/ui/page'
import { paths } from '../../site'
import { SearchForm } from '../../suggest/parts/search-form'
import { filtersIn, noFilters, searchAddress } from '../filters'
import { GroupCard } from '../parts/group-card'
import { ActiveFilters } from '../parts/search/active-filters'
import { FilterButton } from '../parts/search/filter-button'
import { FilterColumn } from '../parts/search/filter-column'
import { useSearchHeading } from '../parts/search/search-heading'
import { SearchResults } from '../parts/search/search-results'
import { SearchSort } from '../parts/search/search-sort'
import { useRecentSearch } from '../parts/search/use-recent'
import { results } from '../search-queries'

export function Component() {
  const { t } = useTranslation('shop.catalog')
  const { t: shop } = useTranslation('shop')
  const [search] = useSearchParams()
  const filters = filtersIn(useParams(), search)
  const { data: found } = useSuspenseQuery(results(useVisitor(), filters))
  const heading = useSearchHeading(filters)
  useRecentSearch(filters.q, found.total)
  const { category, region, q } = filters
  return (
    <Page title={heading} description={t('search.description', { heading })}>
      <main id="content">
        <Container className="pt-5 pb-(--section)">
          <Breadcrumb
            crumbs={[
              { label: t('home'), to: paths.main },
              ...(category && (region || q)
                ? [{ label: shop(`category.${category}`), to: paths.search(category) }]
                : []),
              { label: heading },
            ]}
          />
          <h1 className="mt-4 text-3xl font-bold wrap-anywhere">{heading}</h1>
          <SearchForm action={searchAddress({ ...noFilters, category, region })} value={q} className="mt-4 md:hidden" />
          <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
            <FilterColumn filters={filters} />
            <div className="min-w-0">
              <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
                <p role="status" className="font-semibold max-lg:w-full">
                  {t('search.results', { count: found.total })}
                </p>
                <FilterButton filters={filters} />
                <SearchSort filters={filters} />
              </div>
              <ActiveFilters filters={filters} />
              <SearchResults filters={filters} found={found} />
              <GroupCard />
            </div>
          </div>
        </Container>
      </main>
    </Page>
  )
}
