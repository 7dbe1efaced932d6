import { useTranslation } from 'react-i18next'
import { BadCells } from '#src/kits/desk/sheet/bad-cells'
import { SheetProblem } from '#src/kits/desk/sheet/sheet-problem'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import type { Column } from '../form'
import { Changes } from './changes'
import { NewCompanies } from './new-companies'
import type { Sheet, useImport } from './use-import'

/** The button is gone once its work is done: the focus moves to the result, which is then read aloud. */
const focus = (result: HTMLElement | null) => result?.focus()

/**
 * The contents of a sheet: what it would change, add and leave as it is, and the import button; rows with invalid cells are left
 * out only after an explicit choice.
 */
export function Found({
  sheet,
  done,
  run,
  isTaking,
}: Pick<ReturnType<typeof useImport>, 'done' | 'run' | 'isTaking'> & { sheet: Sheet }) {
  const { t } = useTranslation('fair.desk-import')
  const { t: desk } = useTranslation('desk')
  const dialogs = useDialogs()
  const { rows, bad } = sheet
  const columnName = (column: Column) => t(`column.${column}`)
  const having = (...effects: string[]) => rows.filter(({ effect }) => effects.includes(effect.effect))
  const [added, again, changed, same] = [having('new', 'former'), having('former'), having('changed'), having('same')]
  const badRows = new Set(bad.map(({ row }) => row)).size
  const work = [
    added.length > 0 && t('take.add', { count: added.length }),
    changed.length > 0 && t('take.change', { count: changed.length }),
  ].filter((each) => each !== false)
  const take = async () => {
    const text = [
      added.length > 0 && t('take.mails'),
      changed.length > 0 && t('take.noMails'),
      badRows > 0 && t('take.leaveOut', { count: badRows }),
    ].filter((each) => each !== false)
    const title = t('take.ask', { work: work.join(', ') })
    if (await dialogs.question({ title, text: text.join(' ') })) await run(sheet)
  }
  return (
    <SheetProblem sheet={sheet} columnName={columnName}>
      <p className="font-semibold wrap-anywhere">{sheet.file}</p>
      {done && (
        <Alert tone="success" ref={focus}>
          {done.created > 0 && <p>{t('created', { count: done.created })}</p>}
          {done.changed > 0 && <p>{t('changed', { count: done.changed })}</p>}
        </Alert>
      )}
      {rows.length > 0 && (
        <Alert tone="info" live>
          {added.length > 0 && <p>{t('found.added', { count: added.length })}</p>}
          {again.length > 0 && <p>{t('found.again', { count: again.length })}</p>}
          {changed.length > 0 && <p>{t('found.changed', { count: changed.length })}</p>}
          {same.length > 0 && <p>{t('found.same', { count: same.length })}</p>}
        </Alert>
      )}
      {bad.length > 0 && (
        <>
          <Alert tone="warning" title={desk('sheet.bad.title')}>
            {t('bad.text', { count: bad.length, rows: badRows })}
          </Alert>
          <BadCells sheet={sheet.sheet} bad={bad} columnName={columnName} />
        </>
      )}
      {changed.length > 0 && <Changes rows={changed} columnName={columnName} />}
      {added.length > 0 && <NewCompanies rows={added} />}
      {work.length > 0 && (
        <div>
          <Button busy={isTaking} onClick={() => void take().catch(() => {})}>
            {t(badRows > 0 ? 'take.some' : 'take.all', { work: work.join(', ') })}
          </Button>
        </div>
      )}
    </SheetProblem>
  )
}
