import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { Breadcrumb } from '#src/ui/breadcrumb'
import { Container } from '#src/ui/page'
import { addressOf } from '../parts/search-address'
import { SearchFilters, SearchSort } from '../parts/search-filters'
import { SearchForm } from '../parts/search-form'
import { useSearchHeading } from '../parts/search-heading'
import { SearchResults } from '../parts/search-results'
import { results, wantedOf } from '../queries'
import { paths } from '../site'

export function Component() {
  const { t } = useTranslation('shop.catalog')
  const { t: shop } = useTranslation('shop')
  const [search] = useSearchParams()
  const wanted = wantedOf(useParams(), search)
  const { data: found } = useSuspenseQuery(results(useVisitor(), wanted))
  const heading = useSearchHeading(wanted)
  const { category, region, q } = wanted
  const [form] = addressOf(wanted).split('?')
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
          <h1 className="mt-4 text-3xl font-bold">{heading}</h1>
          <SearchForm action={form} value={wanted.q} className="mt-4 md:hidden" />
          <div className="mt-5">
            <SearchFilters wanted={wanted} />
          </div>
          <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="font-semibold">
              {t('search.results', { count: found.total })}
            </p>
            <SearchSort wanted={wanted} />
          </div>
          <SearchResults wanted={wanted} found={found} />
        </Container>
      </main>
    </Page>
  )
}
