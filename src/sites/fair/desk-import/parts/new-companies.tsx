import { useTranslation } from 'react-i18next'
import { Table } from '#src/ui/table'
import type { CheckedRow } from './use-import'

/** The companies that would be invited. */
export function NewCompanies({ rows }: { rows: CheckedRow[] }) {
  const { t } = useTranslation('fair.desk-import')
  return (
    <Table
      caption={t('added.caption')}
      captionShown
      rows={rows}
      rowKey={({ number }) => String(number)}
      columns={[
        { key: 'line', header: t('line'), cell: ({ number }) => number },
        { key: 'company', header: t('company'), cell: ({ row }) => row.company_en },
        { key: 'email', header: t('column.email'), cell: ({ row }) => row.email },
        {
          key: 'kind',
          header: t('added.kind'),
          cell: ({ effect }) => t(effect.effect === 'former' ? 'added.former' : 'added.new'),
        },
      ]}
    />
  )
}
