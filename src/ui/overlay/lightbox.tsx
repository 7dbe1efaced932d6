import { Dialog as Base } from '@base-ui/react/dialog'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton, iconButton } from '../icon-button'
import { glide } from '../motion'
import { Picture, type PictureData } from '../picture'
import '../styles/dialog.css'

type LightboxProps = {
  pictures: PictureData[]
  at: number | null
  onMove: (at: number) => void
  onClose: () => void
}

/** One photo over everything. Swiping is the browser's own scrolling, so it feels as it does elsewhere on the device. */
export function Lightbox({ pictures, at, onMove, onClose }: LightboxProps) {
  const { t, i18n } = useTranslation('ui')
  const [track, setTrack] = useState<HTMLUListElement | null>(null)
  const shown = useRef<number | null>(null)
  const forward = i18n.dir() === 'rtl' ? -1 : 1

  useEffect(() => {
    if (at === null || !track || shown.current === at) return
    const first = shown.current === null
    shown.current = at
    track.children[at]?.scrollIntoView?.({ behavior: first ? 'instant' : glide(), inline: 'center', block: 'nearest' })
  }, [at, track])

  const go = (by: number) => at !== null && onMove(Math.min(pictures.length - 1, Math.max(0, at + by)))
  const key = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(forward)
    if (event.key === 'ArrowLeft') go(-forward)
  }
  const settle = () => {
    // It may still be scrolling while it closes: that must not reopen it.
    if (!track || at === null) return
    const now = Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
    if (now === at) return
    shown.current = now
    onMove(now)
  }
  const close = () => {
    shown.current = null
    onClose()
  }
  return (
    <Base.Root open={at !== null} onOpenChange={(open) => !open && close()}>
      <Base.Portal>
        <Base.Popup onKeyDown={key} className="lightbox">
          <div className="flex items-center justify-between px-4 py-3">
            <Base.Title className="text-base font-semibold figures" aria-live="polite">
              <span className="sr-only">{t('gallery.label')} </span>
              {t('gallery.index', { index: (at ?? 0) + 1, count: pictures.length })}
            </Base.Title>
            <Base.Close aria-label={t('close')} className={iconButton({ variant: 'floating' })}>
              <X className="size-5" />
            </Base.Close>
          </div>
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            ref={setTrack}
            onScrollEnd={settle}
            className="lightbox-track"
          >
            {pictures.map((picture) => (
              <li key={picture.src}>
                <Picture picture={picture} sizes="100vw" />
              </li>
            ))}
          </ul>
          <div className="flex items-center justify-center gap-4 px-4 py-4">
            <IconButton label={t('previous')} variant="floating" disabled={at === 0} onClick={() => go(-1)}>
              <ChevronLeft className="size-5 rtl:mirrored" />
            </IconButton>
            <p className="min-w-0 flex-1 text-center text-sm md:flex-none">{pictures[at ?? 0]?.alt}</p>
            <IconButton
              label={t('next')}
              variant="floating"
              disabled={at === pictures.length - 1}
              onClick={() => go(1)}
            >
              <ChevronRight className="size-5 rtl:mirrored" />
            </IconButton>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
