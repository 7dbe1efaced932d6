import { useTranslation } from 'react-i18next'
import { useCountryName } from '#src/kits/booking/countries'
import { useContentLang } from '#src/session/visitor'
import { Table } from '#src/ui/table'
import { type Column, cellsIn } from '../form'
import type { CheckedRow } from './use-import'

interface ChangesProps {
  rows: CheckedRow[]
  columnName: (column: Column) => string
}

/** Each cell that would change a company, with what it says now. */
export function Changes({ rows, columnName }: ChangesProps) {
  const { t } = useTranslation('fair.desk-import')
  const cellIn = cellsIn(useContentLang(), useCountryName())
  const cells = rows.flatMap(({ number, row, effect: { before, changed } }) =>
    changed.map((column) => ({
      number,
      column,
      company: before?.company_en ?? '',
      now: before ? cellIn(before, column) : '',
      after: cellIn(row, column),
    })),
  )
  return (
    <Table
      caption={t('changes.caption')}
      captionShown
      rows={cells}
      rowKey={({ number, column }) => `${number} ${column}`}
      columns={[
        { key: 'line', header: t('line'), cell: ({ number }) => number },
        { key: 'company', header: t('company'), cell: ({ company }) => company },
        { key: 'column', header: t('changes.column'), cell: ({ column }) => columnName(column) },
        {
          key: 'now',
          header: t('changes.now'),
          cell: ({ now }) => now || <span className="text-muted">{t('changes.empty')}</span>,
        },
        { key: 'after', header: t('changes.after'), cell: ({ after }) => after },
      ]}
    />
  )
}
