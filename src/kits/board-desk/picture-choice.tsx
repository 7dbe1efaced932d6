import { useTranslation } from 'react-i18next'
import type { PostPicture } from '#contract/board'
import { FieldGroup } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'
import { Picture } from '#src/ui/picture'

/** The choice of one of a post's pictures. */
export function PictureChoice({ pictures }: { pictures: readonly PostPicture[] }) {
  const { t } = useTranslation('board-desk')
  const { field, error } = useField('number')
  return (
    <FieldGroup
      label={t('picture.which')}
      help={pictures.length === 0 ? t('picture.none') : undefined}
      error={error}
      radios
    >
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {pictures.map((picture) => {
          const value = String(picture.number)
          return (
            <label
              key={value}
              className="picked relative block rounded-md border border-line-strong bg-surface p-1.5 eased hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:outline has-checked:outline-brand"
            >
              <Picture picture={{ ...picture, alt: '' }} sizes="8rem" className="aspect-4/3 w-full rounded-sm" />
              <span className="mt-1 flex items-center gap-1.5 text-sm">
                <input
                  {...field}
                  type="radio"
                  value={value}
                  checked={field.value === value}
                  className="size-4 shrink-0 outline-none"
                />
                {t('picture.number', picture)}
              </span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
