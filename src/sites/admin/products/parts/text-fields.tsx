import { useTranslation } from 'react-i18next'
import { neededTexts } from '#contract/product-desk'
import { productLimits } from '#contract/product-fields'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { Missing } from './missing'

const lists = ['highlights', 'included', 'excluded', 'know_before'] as const
const rows = { summary: 2, description: 8 } as const

/** A product's texts, both languages side by side; missing texts are marked. */
export function TextFields() {
  const { t } = useTranslation('admin.products')
  return (
    <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
      {(['en', 'ko'] as const).map((lang) => (
        <fieldset key={lang} className="min-w-0 stack-6 border-0 p-0" lang={lang}>
          <legend className="mb-3 flex items-center gap-2 font-bold">
            {t(`language.${lang}`)} <Missing lang={lang} />
          </legend>
          {neededTexts.map((field) =>
            field === 'summary' || field === 'description' ? (
              <TextArea
                key={field}
                name={`texts.${lang}.${field}`}
                label={t(`text.${field}`)}
                rows={rows[field]}
                max={productLimits[field]}
              />
            ) : (
              <TextField
                key={field}
                name={`texts.${lang}.${field}`}
                label={t(`text.${field}`)}
                maxLength={field === 'name' ? productLimits.name : productLimits.line}
              />
            ),
          )}
          {lists.map((field) => (
            <TextArea
              key={field}
              name={`texts.${lang}.${field}`}
              label={t(`text.${field}`)}
              help={t('text.lines')}
              rows={4}
              optional
            />
          ))}
          <TextField
            name={`texts.${lang}.words`}
            label={t('text.words')}
            help={t('text.wordsHelp')}
            maxLength={productLimits.words}
            optional
          />
        </fieldset>
      ))}
    </div>
  )
}
