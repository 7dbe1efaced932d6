import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files'
import { Alert } from '#src/ui/alert'
import { IconButton } from '#src/ui/icon-button'
import { Spinner } from '#src/ui/spinner'

const pictures = ['image/png', 'image/jpeg', 'image/webp']
/** Whether browsers show files of this type without running anything in them. */
export const isViewable = (mime: string): boolean => mime === 'application/pdf' || pictures.includes(mime)

interface FileViewProps {
  file: Pick<StoredFile, 'name' | 'mime'>
  /** Fetches its bytes with the reader's token. Another file is another view: give it a key. */
  load: (signal: AbortSignal) => Promise<Blob>
  onClose: () => void
}

/** Shows a file in the page: the browser gets its bytes under the type the server detected, never as a page. */
export function FileView({ file, load, onClose }: FileViewProps) {
  const { t } = useTranslation('desk')
  const [url, setUrl] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const ask = useEffectEvent(load)
  const figure = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current = document.activeElement
  }, [])
  const close = () => {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  // The button that opens the file may be far above: on a phone the view would be out of sight.
  useEffect(() => {
    if (url || hasFailed) figure.current?.scrollIntoView?.({ block: 'nearest' })
  }, [url, hasFailed])
  useEffect(() => {
    const left = new AbortController()
    let made: string | undefined
    ask(left.signal).then(
      (bytes) => {
        if (left.signal.aborted) return
        made = URL.createObjectURL(new Blob([bytes], { type: file.mime }))
        setUrl(made)
      },
      () => !left.signal.aborted && setHasFailed(true),
    )
    return () => {
      left.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [file.mime])
  return (
    <figure ref={figure} className="mt-3 scroll-mt-20 rounded-md border border-line bg-sunken p-3">
      <figcaption className="mb-2 flex items-center justify-between gap-3 text-sm font-medium">
        <span className="min-w-0 wrap-anywhere">{file.name}</span>
        <IconButton size="sm" label={t('file.close')} onClick={close}>
          <X className="size-4.5" />
        </IconButton>
      </figcaption>
      {hasFailed && (
        <Alert tone="error" live>
          {t('file.failed')}
        </Alert>
      )}
      {!url && !hasFailed && <Spinner className="mx-auto my-10 size-6" />}
      {url &&
        (pictures.includes(file.mime) ? (
          <img src={url} alt={file.name} className="mx-auto max-h-[80vh] max-w-full object-contain" />
        ) : (
          <iframe src={url} title={file.name} className="h-[80vh] w-full rounded-sm border-0 bg-surface" />
        ))}
    </figure>
  )
}
