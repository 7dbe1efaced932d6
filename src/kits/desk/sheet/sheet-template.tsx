import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import type { XlsxSheet } from '../xlsx'

interface SheetTemplateProps {
  /** The name of the file, without its ending. */
  name: string
  sheets: () => Promise<readonly XlsxSheet[]>
}

/** Saves an empty workbook with the expected columns. */
export function SheetTemplate({ name, sheets }: SheetTemplateProps) {
  const { t } = useTranslation('desk')
  const save = async () => {
    const [{ xlsxOf }, content] = await Promise.all([import('../xlsx'), sheets()])
    saveFile(xlsxOf(content), `${name}.xlsx`)
  }
  return (
    <Button
      variant="secondary"
      icon={<Download className="size-4.5" />}
      onClick={() => void save().catch(() => toast.error(t('sheet.template.failed')))}
    >
      {t('sheet.template.button')}
    </Button>
  )
}
