import FileIcon from 'lucide-react/icons/file'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button'
import { ProgressBar } from '../progress-bar'

type FileRowProps = { file: File | { name: string; url?: string }; progress?: number; onRemove: () => void }

/** A chosen file: its preview, its upload progress, and a button to remove it. */
export function FileRow({ file, progress, onRemove }: FileRowProps) {
  const { t } = useTranslation('ui')
  const url = usePreview(file)
  return (
    <div className="flex items-center gap-4 rounded-md border border-line bg-surface p-3">
      {url ? (
        <img src={url} alt={t('file.preview', { name: file.name })} className="size-14 rounded-sm object-cover" />
      ) : (
        <FileIcon className="m-3 size-8 text-muted" />
      )}
      <div className="min-w-0 flex-1 stack-1.5">
        <p className="truncate text-sm font-medium">{file.name}</p>
        {progress !== undefined && <ProgressBar value={progress} label={t('file.sending', { name: file.name })} />}
      </div>
      <IconButton label={progress === undefined ? t('remove', { name: file.name }) : t('cancel')} onClick={onRemove}>
        <X className="size-5" />
      </IconButton>
    </div>
  )
}

/** Returns an object URL for an image that is not uploaded yet. */
function usePreview(file: FileRowProps['file']) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!(file instanceof File)) return setUrl(file.url)
    if (!file.type.startsWith('image/')) return setUrl(undefined)
    const local = URL.createObjectURL(file)
    setUrl(local)
    return () => URL.revokeObjectURL(local)
  }, [file])
  return url
}
