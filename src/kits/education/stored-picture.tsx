import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Fetches a file with the signed-in user's token. */
export type LoadFile = (id: string) => Promise<Blob>

/** A picture that only some users can see: it is fetched with a token, not linked. */
export function StoredPicture({
  id,
  alt,
  load,
  className,
}: {
  id: string
  alt: string
  load: LoadFile
  className?: string
}) {
  const { t } = useTranslation('education.report')
  const [url, setUrl] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture never changes, and `load` is another function each time
  useEffect(() => {
    let local: string | undefined
    let isUnmounted = false
    load(id).then(
      (bytes) => {
        if (isUnmounted) return
        local = URL.createObjectURL(bytes)
        setUrl(local)
      },
      () => setHasFailed(true),
    )
    return () => {
      isUnmounted = true
      if (local) URL.revokeObjectURL(local)
    }
  }, [id])
  if (hasFailed) return <p className="text-sm text-muted">{t('photos.failed')}</p>
  return (
    <span className={`block overflow-hidden rounded-sm bg-sunken ${className ?? ''}`}>
      {url && <img src={url} alt={alt} className="size-full object-cover" />}
    </span>
  )
}
