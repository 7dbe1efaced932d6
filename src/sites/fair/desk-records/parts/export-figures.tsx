import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import type { FigureTable } from './use-tables'

/** Exports all figures as one sheet, one line each, so that it can be sorted and summed elsewhere. */
export function ExportFigures({ tables, fileName }: { tables: readonly FigureTable[]; fileName: string }) {
  const { t } = useTranslation('fair.desk-records')
  const { t: desk } = useTranslation('desk')
  const save = async () => {
    const { xlsxWriter } = await import('#src/kits/desk/xlsx')
    const writer = xlsxWriter([t('sheet.table'), t('sheet.item'), t('sheet.figure'), t('sheet.value')])
    for (const { title, series, rows } of tables) {
      writer.rows(
        rows.flatMap(({ label, values }) => series.map(({ name }, at) => [title, label, name, values[at] ?? null])),
      )
    }
    saveFile(writer.end(), `${fileName}.xlsx`)
    toast.success(t('sheet.done'))
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download className="size-4" />}
      onClick={() => void save().catch(() => toast.error(desk('export.failed')))}
    >
      {desk('export.start')}
    </Button>
  )
}
