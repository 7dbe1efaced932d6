import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'

/** An empty sheet with the expected columns. */
export function Template() {
  const { t } = useTranslation('fair.desk-import')
  const save = async () => {
    const [{ xlsxWriter }, { heads }] = await Promise.all([import('#src/kits/desk/xlsx'), import('../meanings')])
    saveFile(xlsxWriter(heads).end(), `${t('template.file')}.xlsx`)
  }
  return (
    <Button
      variant="secondary"
      icon={<Download className="size-4.5" />}
      onClick={() => void save().catch(() => toast.error(t('template.failed')))}
    >
      {t('template.button')}
    </Button>
  )
}
