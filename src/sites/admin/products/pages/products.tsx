import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { asCount } from '#contract/desk-list'
import type { Lang } from '#contract/languages'
import { listedSites, productStatuses } from '#contract/product-desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { SearchField } from '#src/kits/desk/search-field'
import { inSeoul } from '#src/kits/desk/seoul-time'
import { StatusTabs } from '#src/kits/desk/status-tabs'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { Table } from '#src/ui/table'
import { SectionTabs } from '../../festivals/parts/section-tabs'
import { OneImport } from '../../parts/one-import'
import { useSiteName } from '../../reservations/parts/use-site-name'
import { paths, site } from '../../site'
import { Status } from '../parts/status'
import { importIn, products } from '../queries'

/** The products of every site, the newest first. */
export function Component() {
  const { t, i18n } = useTranslation('admin.products')
  const { t: ofSite } = useTranslation(site)
  const { t: shop } = useTranslation('shop')
  const { day } = useDates()
  const siteName = useSiteName()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(products(search))
  const lang: Lang = i18n.language === 'ko' ? 'ko' : 'en'
  const linkTo = (page: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(page))
    return `?${next}`
  }
  return (
    <DeskPage
      title={ofSite('title.products')}
      actions={
        <>
          <ButtonLink to={paths.importProducts} size="sm" variant="secondary">
            {t('import')}
          </ButtonLink>
          <ButtonLink to={paths.newProduct} size="sm">
            {ofSite('title.newProduct')}
          </ButtonLink>
        </>
      }
    >
      <div className="space-y-3">
        <SectionTabs now="products" />
        <StatusTabs
          label={t('column.status')}
          tabs={productStatuses.map((value) => ({
            value,
            label: t(`status.${value}`),
            count: asCount(data.counts[value]),
          }))}
        />
        <div className="flex flex-wrap items-center gap-2">
          <SearchField what={t('searched')} />
          <FilterSelect
            name="site"
            label={t('column.site')}
            any={t('anySite')}
            options={listedSites.map((value) => ({ value, label: siteName(value) }))}
          />
        </div>
        {search.get('late') === '1' && (
          <Alert
            tone="info"
            title={t('schedule.only')}
            actions={
              <ButtonLink to={paths.products} size="sm" variant="secondary">
                {t('schedule.all')}
              </ButtonLink>
            }
          />
        )}
        {importIn(search) && <OneImport to={paths.products} />}
        <Table
          dense
          caption={ofSite('title.products')}
          rows={data.items}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
          columns={[
            {
              key: 'name',
              header: t('column.name'),
              cell: ({ id, name }) => (
                <Link to={paths.product(id)} className="font-semibold hover:underline">
                  {name[lang] || name.en || name.ko || id}
                </Link>
              ),
            },
            {
              key: 'status',
              header: t('column.status'),
              cell: ({ status, on_sale_from }) => (
                <>
                  <Status status={status} />
                  {on_sale_from && (
                    <span className="mt-1 block text-sm whitespace-nowrap text-muted figures">
                      {t('schedule.short', { at: inSeoul(on_sale_from) })}
                    </span>
                  )}
                </>
              ),
            },
            { key: 'site', header: t('column.site'), cell: (row) => siteName(row.site) },
            { key: 'category', header: t('column.category'), cell: ({ category }) => shop(`category.${category}`) },
            { key: 'region', header: t('column.region'), cell: ({ region }) => shop(`region.${region}`) },
            { key: 'until', header: t('column.until'), cell: ({ until }) => (until ? day(until) : '–') },
          ]}
        />
        <Pagination page={data.page} pages={Math.ceil(data.total / data.per_page)} linkTo={linkTo} />
      </div>
    </DeskPage>
  )
}
