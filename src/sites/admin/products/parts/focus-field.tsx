import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Focus, Picture as PictureShape } from '#contract/media'
import { FieldGroup } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'
import { Picture } from '#src/ui/picture'

const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100)

/** How pages crop pictures: a card, the top of a page, a small square. */
const crops = ['aspect-4/3', 'aspect-[21/9]', 'aspect-square']

/** Chooses the point of a picture that stays visible where it is cropped, by pressing or dragging on it or with two sliders. */
export function FocusField({ name, picture }: { name: string; picture: PictureShape }) {
  const { t } = useTranslation('admin.products')
  const { field, error } = useField(name)
  const focus = field.value as Focus
  const point = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    field.onChange({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) })
  }
  const slider = (axis: keyof Focus, label: string) => (
    <label className="block text-sm">
      <span className="flex justify-between gap-2">
        {label}{' '}
        <span aria-hidden className="text-muted">
          {focus[axis]} %
        </span>
      </span>
      {/* Left is left in every language: the picture is not mirrored. */}
      <input
        type="range"
        dir="ltr"
        min={0}
        max={100}
        value={focus[axis]}
        onChange={({ target }) => field.onChange({ ...focus, [axis]: target.valueAsNumber })}
        className="h-6 w-full"
      />
    </label>
  )
  return (
    <FieldGroup label={t('picture.focus')} help={t('picture.focusHelp')} error={error}>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[3fr_2fr]">
        <div
          className="relative cursor-crosshair touch-none select-none overflow-hidden rounded-sm"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            point(event)
          }}
          onPointerMove={point}
        >
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 640px) 30rem, 90vw"
            className="pointer-events-none block h-auto w-full"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-white bg-black/30 ring-2 ring-black/60"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          />
        </div>
        <div className="space-y-3">
          {slider('x', t('picture.fromLeft'))}
          {slider('y', t('picture.fromTop'))}
          <div aria-hidden className="flex items-start gap-2">
            {crops.map((shape) => (
              <div key={shape} className="min-w-0 flex-1">
                <Picture
                  picture={{ ...picture, alt: '', focus }}
                  sizes="10rem"
                  className={`${shape} w-full rounded-sm`}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </FieldGroup>
  )
}
