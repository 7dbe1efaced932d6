import { useTranslation } from 'react-i18next'
import { useCountries } from '#src/kits/booking/countries'
import { Card } from '#src/ui/card'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { TextField } from '#src/ui/form/text-field'

/** The party's representative; the passport number follows the nationality's format (product §5). */
export function PersonFields() {
  const { t } = useTranslation('guest')
  const countries = useCountries()
  return (
    <Card as="section" pad="lg" className="space-y-6">
      <div>
        <h2 className="text-lg font-bold">{t('form.person')}</h2>
        <p className="text-sm text-muted">{t('form.personHelp')}</p>
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField name="representative_name" label={t('form.name')} help={t('form.nameHelp')} autoComplete="name" />
        <TextField
          name="contact"
          type="tel"
          label={t('form.contact')}
          help={t('form.contactHelp')}
          autoComplete="tel"
        />
        <ComboboxField
          name="nationality"
          label={t('form.nationality')}
          options={countries}
          placeholder={t('form.countries')}
        />
        <TextField name="passport_number" label={t('form.passport')} help={t('form.passportHelp')} autoComplete="off" />
      </div>
    </Card>
  )
}
