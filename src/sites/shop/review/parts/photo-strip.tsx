import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewPhoto } from '#contract/review'
import { Picture } from '#src/ui/picture'
import { useLazy } from '#src/ui/use-lazy'

const load = () => import('#src/ui/overlay/lightbox')

/** Small photos in a row; a press enlarges them all. */
export function PhotoStrip({ photos, label }: { photos: ReviewPhoto[]; label: string }) {
  const { t } = useTranslation('ui')
  const [lightbox, fetchLightbox] = useLazy(load)
  const [at, setAt] = useState<number | null>(null)
  const show = (index: number) => void fetchLightbox().then(() => setAt(index))
  const pictures = photos.map(({ picture }) => picture)
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {photos.map(({ id, picture }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('gallery.open', { index: index + 1, count: photos.length })}
              aria-haspopup="dialog"
              onPointerEnter={() => void fetchLightbox()}
              onClick={() => show(index)}
              className="block size-20 overflow-hidden rounded-sm bg-sunken sm:size-24"
            >
              <Picture picture={picture} sizes="6rem" className="size-full eased hover:dimmed" />
            </button>
          </li>
        ))}
      </ul>
      {lightbox && <lightbox.Lightbox pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(null)} />}
    </>
  )
}
