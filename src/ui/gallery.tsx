import { cva } from 'class-variance-authority'
import Images from 'lucide-react/icons/images'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture, type PictureData } from './picture'
import { useLazy } from './use-lazy'

const load = () => import('./overlay/lightbox')

/** How many are shown from tablets up; the others are behind the button. */
type Tiles = 1 | 2 | 3 | 5

const list = cva(
  [
    '-mx-(--gutter) flex [scroll-snap-type:x_mandatory] gap-2 overflow-x-auto px-(--gutter) [scrollbar-width:none]',
    'md:mx-0 md:grid md:h-104 md:overflow-hidden md:rounded-lg md:px-0',
  ],
  {
    variants: {
      tiles: { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3 md:grid-rows-2', 5: 'md:grid-cols-4 md:grid-rows-2' },
    },
  },
)
const tile = cva('shrink-0 snap-center md:w-auto', {
  variants: {
    tiles: {
      1: 'w-full',
      2: 'w-[86%]',
      3: 'w-[86%] first:col-span-2 first:row-span-2',
      5: 'w-[86%] first:col-span-2 first:row-span-2',
    },
    behind: { true: 'md:hidden' },
  },
})

type GalleryProps = { pictures: PictureData[]; priority?: boolean; label?: string }

/** Photos of one thing: a scroller on phones, a mosaic from tablets up; a press shows all of them large. */
export function Gallery({ pictures, priority, label }: GalleryProps) {
  const { t } = useTranslation('ui')
  const [lightbox, fetchLightbox] = useLazy(load)
  const [at, setAt] = useState<number | null>(null)
  const count = pictures.length
  const tiles: Tiles = count >= 5 ? 5 : count >= 3 ? 3 : count === 2 ? 2 : 1
  const show = (index: number) => void fetchLightbox().then(() => setAt(index))
  return (
    <section aria-label={label ?? t('gallery.label')} className="relative">
      <ul className={list({ tiles })}>
        {pictures.map((picture, index) => (
          <li key={picture.src} className={tile({ tiles, behind: index >= tiles })}>
            <button
              type="button"
              aria-label={t('gallery.open', { index: index + 1, count })}
              aria-haspopup="dialog"
              onPointerEnter={() => void fetchLightbox()}
              onClick={() => show(index)}
              className="block aspect-4/3 size-full overflow-hidden rounded-md bg-sunken md:aspect-auto md:rounded-none"
            >
              <Picture
                picture={picture}
                sizes={index === 0 ? '(min-width: 768px) 600px, 86vw' : '(min-width: 768px) 300px, 86vw'}
                priority={priority && index === 0}
                className="size-full eased hover:dimmed"
              />
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <button
          type="button"
          onClick={() => show(0)}
          className="absolute end-4 bottom-4 inline-flex items-center gap-2 rounded-full bg-surface px-4 py-2 text-sm font-semibold shadow-md hover:bg-sunken"
        >
          <Images className="size-4" />
          {t('gallery.all', { count })}
        </button>
      )}
      {lightbox && <lightbox.Lightbox pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(null)} />}
    </section>
  )
}
