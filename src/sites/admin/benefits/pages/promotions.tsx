import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { settingSchemas } from '#contract/settings-desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { Pagination } from '#src/ui/pagination'
import { Table } from '#src/ui/table'
import { site } from '../../site'
import { LinkMaker } from '../parts/link-maker'
import { SectionTabs } from '../parts/section-tabs'
import { clicks, settings } from '../queries'

/** How often promotion links were followed, and the form to create one. */
export function Component() {
  const { t } = useTranslation('admin.benefits')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { birthday } = useDates()
  const numbers = useNumbers()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)
  const { data } = useSuspenseQuery(clicks(search, page))
  const { data: rows } = useSuspenseQuery(settings())
  const rule = settingSchemas.promotion.safeParse(rows.items.find(({ key }) => key === 'promotion')?.meta)
  const { codes, hosts } = rule.data ?? { codes: [], hosts: [] }
  const code = search.get('code') ?? ''
  const linkTo = (to: number) => `?${new URLSearchParams({ ...(code && { code }), page: String(to) })}`
  return (
    <DeskPage title={ofSite('title.promotions')}>
      <div className="space-y-4">
        <SectionTabs now="promotions" />
        <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <DetailPart
            title={t('clicks.title')}
            actions={
              <FilterSelect
                name="code"
                label={t('clicks.code')}
                any={t('clicks.anyCode')}
                options={[...new Set([...codes, ...(code ? [code] : [])])].map((value) => ({ value, label: value }))}
              />
            }
          >
            <p className="mb-3 text-sm text-muted">{t('clicks.total', { count: data.clicks })}</p>
            <Table
              caption={t('clicks.title')}
              columns={[
                { key: 'day', header: t('clicks.day'), cell: ({ day }) => birthday(day) },
                { key: 'code', header: t('clicks.code'), cell: ({ code }) => code },
                { key: 'clicks', header: t('clicks.count'), cell: (row) => numbers(row.clicks), align: 'end' },
              ]}
              rows={data.items}
              rowKey={({ code, day }) => `${day} ${code}`}
              empty={<EmptyState title={t('clicks.none')} />}
            />
            <div className="mt-3">
              <Pagination page={page} pages={Math.ceil(data.total / data.per_page)} linkTo={linkTo} />
            </div>
          </DetailPart>
          <LinkMaker codes={codes} hosts={hosts} />
        </div>
      </div>
    </DeskPage>
  )
}
