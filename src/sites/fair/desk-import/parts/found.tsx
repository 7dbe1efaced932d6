import { useTranslation } from 'react-i18next'
import { BadCells } from '#src/kits/desk/sheet/bad-cells'
import { SheetProblem } from '#src/kits/desk/sheet/sheet-problem'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import type { Column } from '../form'
import type { Sheet, useImport } from './use-import'

/** The contents of a sheet, and the import button; rows with invalid cells are left out only after an explicit choice. */
export function Found({
  sheet,
  former,
  created,
  run,
  isTaking,
}: Omit<ReturnType<typeof useImport>, 'sheet'> & { sheet: Sheet }) {
  const { t } = useTranslation('fair.desk-import')
  const { t: desk } = useTranslation('desk')
  const dialogs = useDialogs()
  const { rows, bad } = sheet
  const columnName = (column: Column) => t(`column.${column}`)
  const again = rows.filter(({ row }) => former.has(row.email)).length
  const badRows = new Set(bad.map(({ row }) => row)).size
  const take = async () => {
    const text = badRows > 0 ? t('take.leaveOut', { count: badRows }) : t('take.text')
    if (!(await dialogs.question({ title: t('take.ask', { count: rows.length }), text }))) return
    await run(sheet)
  }
  return (
    <SheetProblem sheet={sheet} columnName={columnName}>
      <p className="font-semibold wrap-anywhere">{t('found', { file: sheet.file, count: rows.length })}</p>
      {again > 0 && <Alert tone="info">{t('again', { count: again })}</Alert>}
      {created > 0 && <Alert tone="success">{t('created', { count: created })}</Alert>}
      {bad.length > 0 && (
        <>
          <Alert tone="warning" title={desk('sheet.bad.title')}>
            {t('bad.text', { count: bad.length, rows: badRows })}
          </Alert>
          <BadCells sheet={sheet.sheet} bad={bad} columnName={columnName} />
        </>
      )}
      {rows.length > 0 && (
        <div>
          <Button busy={isTaking} onClick={() => void take().catch(() => {})}>
            {t(badRows > 0 ? 'take.some' : 'take.all', { count: rows.length })}
          </Button>
        </div>
      )}
    </SheetProblem>
  )
}
