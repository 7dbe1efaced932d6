import { useSuspenseQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Page } from '#src/kits/page/page'
import { useContentLang } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Page as Content } from '#src/ui/page'
import { useBrowserSearch } from '#src/ui/use-browser-search'
import { type AffiliateFilters, affiliatesAddress } from '../../parts/affiliates-address'
import { useNow } from '../../parts/use-now'
import { affiliates as affiliatesQuery } from '../../queries'
import { paths, site } from '../../site'
import { filtersIn, findAffiliates } from '../find'
import { AffiliateList } from '../parts/affiliate-list'
import { Filters } from '../parts/filters'
import { SeoulMap } from '../parts/seoul-map'

/** The places that accept the pass: a map of Seoul, with its list; the filters are in the address. */
export function Component() {
  const { t } = useTranslation('seoulitepass.affiliate')
  const { t: common } = useTranslation(site)
  const { data } = useSuspenseQuery(affiliatesQuery())
  return (
    <Page description={t('lead')}>
      <main id="content">
        <Content title={common('title.affiliates')} lead={t('lead')}>
          {data.items.length > 0 ? <Finder /> : <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        </Content>
      </main>
    </Page>
  )
}

function Finder() {
  const { t } = useTranslation('seoulitepass.affiliate')
  const lang = useContentLang()
  const navigate = useNavigate()
  const now = useNow()
  const { data } = useSuspenseQuery(affiliatesQuery())
  const [lit, setLit] = useState<string | null>(null)
  const filters = filtersIn(useBrowserSearch())
  const { compare } = new Intl.Collator(lang)
  const found = findAffiliates(data.items, filters, now).toSorted((a, b) => compare(a.name[lang], b.name[lang]))
  const at = (change: Partial<AffiliateFilters>) => affiliatesAddress({ ...filters, ...change })
  return (
    <div className="stack-6">
      <Filters
        filters={filters}
        at={at}
        go={(change) => void navigate(at(change), { replace: true, preventScrollReset: true })}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0 lg:sticky lg:top-24 lg:order-last">
          <SeoulMap
            lang={lang}
            affiliates={found}
            district={filters.district}
            districtTo={(district) => at({ district })}
            lit={lit}
          />
        </div>
        <section aria-label={t('list')} className="min-w-0">
          <p role="status" className="mb-3 text-sm text-muted">
            {t('count', { count: found.length })}
          </p>
          {found.length > 0 ? (
            <AffiliateList affiliates={found} now={now} numbered={filters.district !== null} onPoint={setLit} />
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={t('notFound')}
              actions={
                <ButtonLink to={paths.affiliates} variant="secondary">
                  {t('clear')}
                </ButtonLink>
              }
            >
              {t('notFoundText')}
            </EmptyState>
          )}
        </section>
      </div>
    </div>
  )
}
