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
        <h2 className="text-lg font-bold">{t('travellers.representative')}</h2>
        <p className="text-sm text-muted">{t('travellers.representativeHelp')}</p>
      </div>
      <TextField name="representative_name" label={t('travellers.name')} autoComplete="name" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="email"
          type="email"
          label={t('travellers.email')}
          help={t('travellers.emailHelp')}
          autoComplete="email"
        />
        <TextField
          name="contact"
          type="tel"
          label={t('travellers.contact')}
          help={t('travellers.contactHelp')}
          autoComplete="tel"
        />
        <ComboboxField
          name="nationality"
          label={t('travellers.nationality')}
          options={countries}
          placeholder={t('travellers.countries')}
        />
        <TextField
          name="passport_number"
          label={t('travellers.passport')}
          help={stored ? t('travellers.passportKept', { masked: stored }) : t('travellers.passportHelp')}
          autoComplete="off"
          optional
        />
      </div>
    </Card>
  )
}
