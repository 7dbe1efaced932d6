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

interface SaveSheetProps extends SheetTemplateProps {
  label: string
  size?: 'sm'
}

/** Saves a workbook. */
export function SaveSheet({ name, sheets, label, size }: SaveSheetProps) {
  const { t } = useTranslation('desk')
  const save = async () => {
    const [{ xlsxOf }, content] = await Promise.all([import('../xlsx'), sheets()])
    saveFile(xlsxOf(content), `${name}.xlsx`)
  }
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      icon={<Download className="size-4.5" />}
      onClick={() => void save().catch(() => toast.error(t('sheet.unsaved')))}
    >
      {label}
    </Button>
  )
}

/** Saves an empty workbook with the expected columns. */
export function SheetTemplate(props: SheetTemplateProps) {
  const { t } = useTranslation('desk')
  return <SaveSheet {...props} label={t('sheet.template')} />
}
