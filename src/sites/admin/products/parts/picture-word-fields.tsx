import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/form/text-field'

/** The description of a picture in both languages: the fields `en` and `ko` of the surrounding form. */
export function PictureWordFields() {
  const { t } = useTranslation('admin.products')
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField name="en" label={t('picture.altEn')} help={t('picture.altHelp')} maxLength={200} />
      <TextField name="ko" label={t('picture.altKo')} maxLength={200} />
    </div>
  )
}
