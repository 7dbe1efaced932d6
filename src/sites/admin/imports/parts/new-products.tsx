import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/money'
import { type ProductRow, priceIn } from '#contract/product-import'
import { useDates } from '#src/session/dates'
import { useContentLang, useLanguage } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Table } from '#src/ui/table'
import { useSiteName } from '../../reservations/parts/use-site-name'
import type { ProductColumn } from '../forms/products'
import type { Checked } from './use-sheet-import'

/** The drafts that the rows of a sheet would create. */
export function NewProducts({ rows }: { rows: Checked<ProductColumn, ProductRow, unknown>[] }) {
  const { t } = useTranslation('admin.imports')
  const { t: shop } = useTranslation('shop')
  const siteName = useSiteName()
  const lang = useContentLang()
  const language = useLanguage()
  const { birthday } = useDates()
  const price = (row: ProductRow) => {
    const amount = priceIn(row, 'adult')
    return amount === null ? '–' : formatMoney({ amount, currency: row.currency }, language)
  }
  return (
    <>
      <Alert tone="info" live>
        {t('products.creates', { count: rows.length })}
      </Alert>
      <Table
        caption={t('products.preview')}
        rows={rows}
        rowKey={({ number }) => String(number)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ number }) => number },
          { key: 'name', header: t('products.name'), cell: ({ row }) => row[`name_${lang}`] },
          { key: 'site', header: t('products.column.site'), cell: ({ row }) => siteName(row.site) },
          {
            key: 'category',
            header: t('products.column.category'),
            cell: ({ row }) => shop(`category.${row.category}`),
          },
          { key: 'region', header: t('products.column.region'), cell: ({ row }) => shop(`region.${row.region}`) },
          {
            key: 'days',
            header: t('products.days'),
            cell: ({ row: { option_start_date: from, option_end_date: to } }) =>
              from && to ? `${birthday(from)} – ${birthday(to)}` : t('products.noOption'),
          },
          {
            key: 'times',
            header: t('products.column.start_times'),
            cell: ({ row: { start_times } }) => start_times.toSorted().join(', ') || '–',
          },
          {
            key: 'seats',
            header: t('products.column.capacity'),
            align: 'end',
            cell: ({ row: { capacity } }) => capacity ?? '–',
          },
          {
            key: 'price',
            header: t('products.column.price_adult'),
            align: 'end',
            cell: ({ row }) => price(row),
          },
        ]}
      />
    </>
  )
}
