import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bands } from '#contract/catalog'
import { productLimits } from '#contract/product-fields'
import { Button } from '#src/ui/button'
import { CheckGroup } from '#src/ui/form/check-group'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { DateField } from '#src/ui/form/date-field'
import { DigitsField } from '#src/ui/form/digits-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextField } from '#src/ui/form/text-field'
import { IconButton } from '#src/ui/icon-button'
import { newOption, type TypingProduct } from './typed-product'
import { useWeekdays } from './use-weekdays'

const pair = 'grid gap-x-4 gap-y-5 sm:grid-cols-2'

/** The options of a product: days, times, seats and prices. A saved option can be closed, never removed. */
export function OptionFields() {
  const { t } = useTranslation('admin.products')
  const { control } = useFormContext<TypingProduct>()
  const { fields, append, remove } = useFieldArray({ control, name: 'options', keyName: 'key' })
  return (
    <div className="space-y-4">
      {fields.map(({ key, id }, at) => (
        <fieldset key={key} className="min-w-0 stack-5 rounded-md border border-line bg-sunken p-4">
          <legend className="sr-only">{t('option.title', { at: at + 1 })}</legend>
          <div className="flex items-center justify-between gap-3">
            <p className="font-bold" aria-hidden="true">
              {t('option.title', { at: at + 1 })}
            </p>
            {id === null && (
              <IconButton label={t('option.remove', { at: at + 1 })} onClick={() => remove(at)}>
                <Trash className="size-5" />
              </IconButton>
            )}
          </div>
          <Option at={at} />
        </fieldset>
      ))}
      {fields.length < productLimits.options && (
        <Button variant="secondary" size="sm" onClick={() => append(newOption())}>
          <Plus className="size-4" />
          {t('option.add')}
        </Button>
      )}
    </div>
  )
}

function Option({ at }: { at: number }) {
  const { t } = useTranslation('admin.products')
  const { t: reservations } = useTranslation('admin.reservations')
  const weekdays = useWeekdays()
  const name = `options.${at}`
  return (
    <>
      <div className={pair}>
        {(['en', 'ko'] as const).map((lang) => (
          <TextField
            key={lang}
            name={`${name}.name.${lang}`}
            label={t('option.name', { language: t(`language.${lang}`) })}
            maxLength={productLimits.name}
          />
        ))}
        {(['en', 'ko'] as const).map((lang) => (
          <TextField
            key={lang}
            name={`${name}.description.${lang}`}
            label={t('option.description', { language: t(`language.${lang}`) })}
            maxLength={productLimits.summary}
            optional
          />
        ))}
        <DateField name={`${name}.option_start_date`} label={t('option.from')} />
        <DateField name={`${name}.option_end_date`} label={t('option.to')} />
        <TextField name={`${name}.start_times`} label={t('option.times')} help={t('option.timesHelp')} />
        <DigitsField name={`${name}.capacity`} label={t('option.capacity')} help={t('option.capacityHelp')} />
      </div>
      <CheckGroup name={`${name}.closed_weekdays`} label={t('option.closed')} options={weekdays} optional />
      <div className="space-y-3">
        <p className="font-semibold">{t('option.prices')}</p>
        <p className="text-sm text-muted">{t('option.pricesHelp')}</p>
        {bands.map((band) => (
          <div key={band} className="grid grid-cols-2 items-end gap-x-3 gap-y-3 md:grid-cols-4">
            <DigitsField
              name={`${name}.bands.${band}.price`}
              label={reservations(`band.${band}`)}
              optional={band !== 'adult'}
            />
            <DigitsField name={`${name}.bands.${band}.min_age`} label={t('option.minAge')} optional />
            <DigitsField name={`${name}.bands.${band}.max_age`} label={t('option.maxAge')} optional />
            <CheckboxField name={`${name}.bands.${band}.takes_seat`} label={t('option.takesSeat')} optional />
          </div>
        ))}
      </div>
      <SelectField
        name={`${name}.status`}
        label={t('option.status')}
        options={(['open', 'closed'] as const).map((value) => ({ value, label: t(`option.is.${value}`) }))}
      />
    </>
  )
}
