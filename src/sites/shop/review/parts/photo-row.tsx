import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { reviewLimits } from '#contract/review'
import { Field } from '#src/ui/field'
import { IconButton } from '#src/ui/icon-button'
import { Picture } from '#src/ui/picture'
import type { DraftPhoto } from './review-draft'

interface PhotoRowProps {
  photo: DraftPhoto
  at: number
  last: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onDescribe: (alt: string) => void
}

/** An uploaded photo: its position, its description, and a button to remove it. */
export function PhotoRow({ photo, at, last, onMove, onRemove, onDescribe }: PhotoRowProps) {
  const { t } = useTranslation('shop.review')
  const index = at + 1
  // Not `disabled`: the button that has just moved a photo to the end has to keep the focus.
  const edge = (there: boolean) => ({ 'aria-disabled': there || undefined, className: there ? 'opacity-40' : '' })
  return (
    <li className="flex flex-wrap items-end gap-3 rounded-md border border-line bg-surface p-3">
      <div className="size-20 shrink-0 overflow-hidden rounded-sm bg-sunken">
        <Picture picture={{ ...photo.picture, alt: '' }} sizes="5rem" className="size-full" />
      </div>
      <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
        <Field label={t('photos.alt', { index })} optional>
          {(frame) => (
            <input
              {...frame}
              value={photo.alt}
              maxLength={reviewLimits.alt}
              onChange={(event) => onDescribe(event.target.value)}
              className="control"
            />
          )}
        </Field>
      </div>
      <div className="ms-auto flex">
        <IconButton label={t('photos.earlier', { index })} onClick={() => onMove(-1)} {...edge(at === 0)}>
          <ArrowUp className="size-5" />
        </IconButton>
        <IconButton label={t('photos.later', { index })} onClick={() => onMove(1)} {...edge(last)}>
          <ArrowDown className="size-5" />
        </IconButton>
        <IconButton label={t('photos.remove', { index })} onClick={onRemove}>
          <X className="size-5" />
        </IconButton>
      </div>
    </li>
  )
}
