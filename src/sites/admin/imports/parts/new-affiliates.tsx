import { useTranslation } from 'react-i18next'
import type { AffiliateRow } from '#contract/pass/affiliate-import'
import { districtPlaces } from '#contract/pass/districts'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Table } from '#src/ui/table'
import type { AffiliateColumn } from '../forms/affiliates'
import type { Checked } from './use-sheet-import'

/** The drafts of affiliates that the rows of a sheet would create. */
export function NewAffiliates({ rows }: { rows: Checked<AffiliateColumn, AffiliateRow, unknown>[] }) {
  const { t } = useTranslation('admin.imports')
  const { t: pass } = useTranslation('admin.pass')
  const lang = useContentLang()
  return (
    <>
      <Alert tone="info" live>
        {t('affiliates.creates', { count: rows.length })}
      </Alert>
      <Table
        caption={t('affiliates.preview')}
        rows={rows}
        rowKey={({ number }) => String(number)}
        columns={[
          { key: 'line', header: t('line'), cell: ({ number }) => number },
          { key: 'name', header: t('affiliates.name'), cell: ({ row }) => row[`name_${lang}`] },
          {
            key: 'category',
            header: t('affiliates.column.category'),
            cell: ({ row }) => pass(`category.${row.category}`),
          },
          {
            key: 'district',
            header: t('affiliates.column.district'),
            cell: ({ row }) => districtPlaces[row.district].name[lang],
          },
          { key: 'benefit', header: t('affiliates.benefit'), cell: ({ row }) => row[`benefit_${lang}`] },
        ]}
      />
    </>
  )
}
