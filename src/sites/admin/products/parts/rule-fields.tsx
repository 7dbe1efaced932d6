import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { categories, regions } from '#contract/catalog'
import { productLimits } from '#contract/product-fields'
import { Button } from '#src/ui/button'
import { CheckGroup } from '#src/ui/form/check-group'
import { DigitsField } from '#src/ui/form/digits-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextField } from '#src/ui/form/text-field'
import { IconButton } from '#src/ui/icon-button'
import { newTier, type TypingProduct } from './typed-product'
import { usualLanguages } from './usual-languages'

const pair = 'grid gap-x-4 gap-y-5 sm:grid-cols-2'

/** A product's category, region, duration, operator, minimum number of travelers and languages. */
export function FactFields() {
  const { t, i18n } = useTranslation('admin.products')
  const { t: shop } = useTranslation('shop')
  const { getValues } = useFormContext<TypingProduct>()
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const languages = [...new Set([...usualLanguages, ...getValues('languages')])]
  return (
    <>
      <div className={pair}>
        <SelectField
          name="category"
          label={t('column.category')}
          options={categories.map((value) => ({ value, label: shop(`category.${value}`) }))}
        />
        <SelectField
          name="region"
          label={t('column.region')}
          options={regions.map((value) => ({ value, label: shop(`region.${value}`) }))}
        />
        <SelectField
          name="currency"
          label={t('fact.currency')}
          options={[
            { value: 'KRW', label: t('fact.krw') },
            { value: 'USD', label: t('fact.usd') },
          ]}
        />
        <DigitsField name="duration_minutes" label={t('fact.duration')} />
        {(['en', 'ko'] as const).map((lang) => (
          <TextField
            key={lang}
            name={`operator.${lang}`}
            label={t('fact.operator', { language: t(`language.${lang}`) })}
            maxLength={productLimits.name}
            optional
          />
        ))}
        <DigitsField name="min_travelers" label={t('fact.least')} />
      </div>
      <div className={pair}>
        {(['en', 'ko'] as const).map((lang) => (
          <TextField
            key={lang}
            name={`min_travelers_reason.${lang}`}
            label={t('fact.why', { language: t(`language.${lang}`) })}
            maxLength={productLimits.line}
            optional
          />
        ))}
      </div>
      <CheckGroup
        name="languages"
        label={t('fact.languages')}
        options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
      />
    </>
  )
}

/** The share refunded for a cancellation by the number of days before the start. */
export function TierFields() {
  const { t } = useTranslation('admin.products')
  const { control } = useFormContext<TypingProduct>()
  const { fields, append, remove } = useFieldArray({ control, name: 'cancellation', keyName: 'key' })
  return (
    <div className="space-y-3">
      {fields.map(({ key }, at) => (
        <div key={key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
          <DigitsField name={`cancellation.${at}.days_before`} label={t('tier.days')} />
          <DigitsField name={`cancellation.${at}.refund_percent`} label={t('tier.percent')} />
          <IconButton label={t('tier.remove', { at: at + 1 })} onClick={() => remove(at)}>
            <Trash className="size-5" />
          </IconButton>
        </div>
      ))}
      {fields.length < productLimits.tiers && (
        <Button variant="secondary" size="sm" onClick={() => append(newTier() as never)}>
          <Plus className="size-4" />
          {t('tier.add')}
        </Button>
      )}
    </div>
  )
}
