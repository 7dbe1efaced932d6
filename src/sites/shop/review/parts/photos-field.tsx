import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureUpload } from '#contract/media'
import { reviewLimits, reviewPoints } from '#contract/review'
import { useLanguage } from '#src/session/visitor'
import { describedBy, FieldGroup } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'
import { PhotoRow } from './photo-row'
import type { DraftPhoto } from './review-draft'
import { SendingRow } from './sending-row'
import { usePhotos } from './use-photos'

interface PhotosFieldProps {
  name: string
  /** Called with whether photos are being uploaded; the form waits for them. */
  onBusy: (busy: boolean) => void
}

/** The photos of a review: uploaded when chosen, ordered with buttons, and described. */
export function PhotosField({ name, onBusy }: PhotosFieldProps) {
  const { t } = useTranslation('shop.review')
  const { field, error } = useField(name)
  const photos = field.value as DraftPhoto[]
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const id = useId()
  const latest = useRef(photos)
  latest.current = photos
  const set = (next: DraftPhoto[]) => {
    latest.current = next
    field.onChange(next)
  }
  const { sending, busy, take, drop, retry } = usePhotos(photos.length, (photo) => set([...latest.current, photo]))
  const count = reviewLimits.photos
  const full = photos.length >= count
  const number = new Intl.NumberFormat(useLanguage())

  useEffect(() => onBusy(busy), [busy, onBusy])

  const choose = (files: FileList | null) => {
    setMessage(take([...(files ?? [])]) ? '' : t('photos.tooMany', { count }))
    // Lets the user choose the same file again after a failure.
    if (input.current) input.current.value = ''
  }
  const move = (from: number, by: -1 | 1) => {
    const [photo, other] = [photos[from], photos[from + by]]
    if (!photo || !other) return
    set(photos.map((each, at) => (at === from ? other : at === from + by ? photo : each)))
    setMessage(t('photos.moved', { index: from + by + 1 }))
  }
  const remove = (at: number) => {
    set(photos.filter((_, each) => each !== at))
    setMessage(t('photos.removed'))
    input.current?.focus()
  }
  const rename = (at: number, alt: string) => set(photos.map((each, to) => (to === at ? { ...each, alt } : each)))
  return (
    <FieldGroup
      label={t('photos.label')}
      optional
      error={error}
      help={t('photos.reward', { points: number.format(reviewPoints.photo) })}
    >
      {photos.length > 0 && (
        <ol className="space-y-3">
          {photos.map((photo, at) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              at={at}
              last={at === photos.length - 1}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(at)}
              onDescribe={(alt) => rename(at, alt)}
            />
          ))}
        </ol>
      )}
      {sending.map((each) => (
        <SendingRow key={each.key} photo={each} onDrop={() => drop(each.key)} onRetry={() => retry(each)} />
      ))}
      <label className="picked flex items-center justify-center gap-2 rounded-md border-2 border-dashed border-line-strong bg-surface px-6 py-6 text-center font-semibold text-brand eased hover:border-ink has-disabled:hover:border-line-strong">
        <input
          ref={input}
          type="file"
          multiple
          accept={pictureUpload.types.join()}
          disabled={full}
          onChange={(event) => choose(event.target.files)}
          aria-describedby={describedBy(id, true)}
          className="sr-only"
        />
        <ImagePlus className="size-5" />
        {full ? t('photos.full', { count }) : t('photos.add')}
      </label>
      <p id={`${id}-help`} className="text-sm text-muted">
        {t('photos.help', { count })}
      </p>
      <p role="status" className="text-sm font-medium empty:hidden">
        {message}
      </p>
    </FieldGroup>
  )
}
