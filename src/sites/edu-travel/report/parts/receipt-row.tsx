import Trash from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import type { ReportFile } from '#contract/education/report/report'
import { FileButtons } from '#src/kits/thread/attachments'
import { useContentLang } from '#src/session/visitor'
import { DateField } from '#src/ui/form/date-field'
import { DigitsField } from '#src/ui/form/digits-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextField } from '#src/ui/form/text-field'
import { IconButton } from '#src/ui/icon-button'
import { useReportScene } from './report-context'
import { useReportFile } from './use-report-files'

interface ReceiptRowProps {
  at: number
  file: ReportFile | undefined
  onRemove: () => void
}

/** One receipt: purpose, date, amount and file. */
export function ReceiptRow({ at, file, onRemove }: ReceiptRowProps) {
  const { t } = useTranslation('edu-travel.report')
  const language = useContentLang()
  const { report } = useReportScene()
  const { save } = useReportFile(report.id)
  const { items } = report.program.figures
  const name = (field: string) => `lines.${at}.${field}`
  return (
    <li className="relative rounded-md border border-line bg-surface p-4 pe-14">
      <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-semibold text-muted">{t('receipts.row', { count: at + 1 })}</legend>
        <SelectField
          name={name('item')}
          label={t('receipts.item')}
          options={items.map((item) => ({ value: item.id, label: item.name[language] }))}
        />
        <TextField name={name('what')} label={t('receipts.what')} maxLength={200} />
        <DateField name={name('date')} label={t('receipts.date')} max={report.program.today} />
        <DigitsField name={name('won')} label={t('receipts.won')} />
      </fieldset>
      {file && (
        <div className="mt-3">
          <FileButtons files={[file.file]} onPick={() => void save(file)} />
        </div>
      )}
      <IconButton
        label={t('receipts.remove', { count: at + 1 })}
        onClick={onRemove}
        size="sm"
        className="absolute end-3 top-3"
      >
        <Trash className="size-5" />
      </IconButton>
    </li>
  )
}
