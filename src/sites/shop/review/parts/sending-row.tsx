import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { IconButton } from '#src/ui/icon-button'
import { ProgressBar } from '#src/ui/progress-bar'
import type { SendingPhoto } from './use-photos'

interface SendingRowProps {
  photo: SendingPhoto
  onDrop: () => void
  onRetry: () => void
}

/** A photo being uploaded, or its failure. */
export function SendingRow({ photo: { file, progress, problem, final }, onDrop, onRetry }: SendingRowProps) {
  const { t } = useTranslation('shop.review')
  const { name } = file
  if (problem !== null) {
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-error/40 bg-error-soft p-3">
        <p role="alert" className="flex min-w-40 flex-1 gap-2 text-sm font-medium break-words text-error">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{t('photos.failed', { name, why: problem })}</span>
        </p>
        {!final && (
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('photos.retry')}
          </Button>
        )}
        <IconButton label={t('photos.dismiss')} onClick={onDrop}>
          <X className="size-5" />
        </IconButton>
      </div>
    )
  }
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-surface p-3">
      <div className="min-w-0 flex-1 stack-1.5">
        <p className="truncate text-sm font-medium">{name}</p>
        <ProgressBar value={progress} label={t('photos.sending', { name })} />
      </div>
      <IconButton label={t('photos.cancel', { name })} onClick={onDrop}>
        <X className="size-5" />
      </IconButton>
    </div>
  )
}
