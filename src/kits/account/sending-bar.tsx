import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { ProgressBar } from '#src/ui/progress-bar'

/** Shows the upload progress of a form's file, 0 to 1, with a cancel button. */
export function SendingBar({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const { t } = useTranslation('account')
  return (
    <div className="mt-5 flex items-center gap-4">
      <div className="flex-1">
        <ProgressBar value={progress} label={t('registration.sending')} />
      </div>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {t('registration.cancel')}
      </Button>
    </div>
  )
}
