import { useTranslation } from 'react-i18next'
import { FieldGroup } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'
import { RatingInput } from '#src/ui/rating'

const meanings = ['one', 'two', 'three', 'four', 'five'] as const

/** A rating in stars, with the meaning of each number. */
export function RatingField({ name }: { name: string }) {
  const { t } = useTranslation('shop.review')
  const { field, error } = useField(name)
  const value = field.value as number | null
  const meaning = meanings[(value ?? 0) - 1]
  return (
    <FieldGroup label={t('form.rating')} error={error} radios>
      <div className="flex flex-wrap items-center gap-x-4">
        <RatingInput
          name={name}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          aria-invalid={error ? true : undefined}
        />
        <span aria-live="polite" className="font-medium">
          {meaning && t(`form.ratings.${meaning}`)}
        </span>
      </div>
    </FieldGroup>
  )
}
