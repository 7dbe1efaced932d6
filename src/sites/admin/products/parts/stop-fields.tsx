import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { productLimits } from '#contract/product-fields'
import { Button } from '#src/ui/button'
import { DigitsField } from '#src/ui/form/digits-field'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { IconButton } from '#src/ui/icon-button'
import { newStop, type TypingProduct } from './typed-product'

const languages = ['en', 'ko'] as const

/** The stops of the itinerary in order, in both languages. */
export function StopFields() {
  const { t } = useTranslation('admin.products')
  const { control } = useFormContext<TypingProduct>()
  const { fields, append, remove } = useFieldArray({ control, name: 'itinerary', keyName: 'key' })
  return (
    <div className="space-y-3">
      {fields.map(({ key }, at) => (
        <div key={key} className="grid gap-x-4 gap-y-4 rounded-md bg-sunken p-4 lg:grid-cols-2">
          {languages.map((lang) => (
            <div key={lang} className="stack-4">
              <TextField
                name={`itinerary.${at}.${lang}.title`}
                label={t('stop.title', { at: at + 1, language: t(`language.${lang}`) })}
                maxLength={productLimits.line}
              />
              <TextArea
                name={`itinerary.${at}.${lang}.text`}
                label={t('stop.text', { language: t(`language.${lang}`) })}
                rows={2}
                optional
              />
            </div>
          ))}
          <DigitsField name={`itinerary.${at}.minutes`} label={t('stop.minutes')} optional />
          <div className="self-end justify-self-end">
            <IconButton label={t('stop.remove', { at: at + 1 })} onClick={() => remove(at)}>
              <Trash className="size-5" />
            </IconButton>
          </div>
        </div>
      ))}
      {fields.length < productLimits.stops && (
        <Button variant="secondary" size="sm" onClick={() => append(newStop())}>
          <Plus className="size-4" />
          {t('stop.add')}
        </Button>
      )}
    </div>
  )
}
