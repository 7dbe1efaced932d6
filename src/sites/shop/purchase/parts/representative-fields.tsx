import { useTranslation } from 'react-i18next'
import { useCountries } from '#src/kits/booking/countries'
import { Card } from '#src/ui/card'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { TextField } from '#src/ui/form/text-field'

/** The representative; `stored` is the masked passport number that the order already has. */
export function RepresentativeFields({ stored }: { stored: string }) {
  const { t } = useTranslation('shop.purchase')
  const countries = useCountries()
  return (
    <Card as="section" pad="lg" className="space-y-6">
      <div>
        <h2 className="text-lg font-bold">{t('travelers.representative')}</h2>
        <p className="text-sm text-muted">{t('travelers.representativeHelp')}</p>
      </div>
      <TextField name="representative_name" label={t('travelers.name')} autoComplete="name" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="email"
          type="email"
          label={t('travelers.email')}
          help={t('travelers.emailHelp')}
          autoComplete="email"
        />
        <TextField
          name="contact"
          type="tel"
          label={t('travelers.contact')}
          help={t('travelers.contactHelp')}
          autoComplete="tel"
        />
        <ComboboxField
          name="nationality"
          label={t('travelers.nationality')}
          options={countries}
          placeholder={t('travelers.countries')}
        />
        <TextField
          name="passport_number"
          label={t('travelers.passport')}
          help={stored ? t('travelers.passportKept', { masked: stored }) : t('travelers.passportHelp')}
          autoComplete="off"
          optional
        />
      </div>
    </Card>
  )
}
