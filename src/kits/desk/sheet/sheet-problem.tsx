import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import type { ReadSheet } from './read-sheet'

interface SheetProblemProps<C extends string> {
  sheet: Pick<ReadSheet<C, unknown>, 'file' | 'missing' | 'twice'>
  columnName: (column: C) => string
  children: ReactNode
}

/** What was found in a sheet, or which columns are missing or ambiguous: then no cell is looked at. */
export function SheetProblem<C extends string>({ sheet, columnName, children }: SheetProblemProps<C>) {
  const { t } = useTranslation('desk')
  const listed = (columns: readonly C[]) => columns.map(columnName).join(', ')
  if (sheet.missing.length + sheet.twice.length === 0) return <div className="stack-4">{children}</div>
  return (
    <Alert tone="error" title={sheet.file}>
      {sheet.missing.length > 0 && <p>{t('sheet.missing', { columns: listed(sheet.missing) })}</p>}
      {sheet.twice.length > 0 && <p>{t('sheet.twice', { columns: listed(sheet.twice) })}</p>}
    </Alert>
  )
}
