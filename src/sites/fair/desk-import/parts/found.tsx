import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { BadCells } from './bad-cells'
import type { Sheet, useImport } from './use-import'

/** The contents of a sheet, and the import button; rows with invalid cells are left out only after an explicit choice. */
export function Found({
  sheet,
  created,
  run,
  isTaking,
}: Omit<ReturnType<typeof useImport>, 'sheet'> & { sheet: Sheet }) {
  const { t } = useTranslation('fair.desk-import')
  const dialogs = useDialogs()
  const { rows, bad, missing } = sheet
  const badRows = new Set(bad.map(({ row }) => row)).size
  const take = async () => {
    const text = badRows > 0 ? t('take.leaveOut', { count: badRows }) : t('take.text')
    if (!(await dialogs.question({ title: t('take.ask', { count: rows.length }), text }))) return
    await run(sheet)
  }
  if (missing.length > 0) {
    const columns = missing.map((column) => t(`column.${column}`)).join(', ')
    return <Alert tone="error">{t('missing', { columns })}</Alert>
  }
  return (
    <div className="stack-4">
      <p className="font-semibold wrap-anywhere">{t('found', { file: sheet.name, count: rows.length })}</p>
      {created > 0 && <Alert tone="success">{t('created', { count: created })}</Alert>}
      {bad.length > 0 && (
        <>
          <Alert tone="warning" title={t('bad.title')}>
            {t('bad.text', { count: bad.length, rows: badRows })}
          </Alert>
          <BadCells bad={bad} />
        </>
      )}
      {rows.length > 0 && (
        <div>
          <Button busy={isTaking} onClick={() => void take().catch(() => {})}>
            {t(badRows > 0 ? 'take.some' : 'take.all', { count: rows.length })}
          </Button>
        </div>
      )}
    </div>
  )
}
