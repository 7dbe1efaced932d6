import { useTranslation } from 'react-i18next'
import { useCountries } from '#src/kits/booking/countries'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { TextField } from '#src/ui/form/text-field'

/** The fields of one traveler; `name` is the path in the form. */
export function PersonFields({ name, title }: { name: string; title: string }) {
  const { t } = useTranslation('shop.purchase')
  const countries = useCountries()
  return (
    <fieldset className="min-w-0 border-t border-line pt-5">
      <legend className="float-start mb-4 w-full font-semibold">{title}</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">
        <TextField name={`${name}.name`} label={t('travelers.personName')} className="sm:col-span-2" />
        <TextField
          name={`${name}.birthday`}
          label={t('travelers.birthday')}
          help={t('travelers.birthdayHelp')}
          inputMode="numeric"
          maxLength={10}
        />
        <ComboboxField
          name={`${name}.nationality`}
          label={t('travelers.nationality')}
          options={countries}
          placeholder={t('travelers.countries')}
        />
      </div>
    </fieldset>
  )
}
