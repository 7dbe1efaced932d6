import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { miceLine } from '#contract/mice/registration'
import { useCountries } from '#src/kits/booking/countries'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { TextField } from '#src/ui/form/text-field'

/** The exhibitor's name, and the recipient of the invoice. */
export function InvoiceFields() {
  const { t } = useTranslation('mice.application')
  const countries = useCountries()
  const country = useWatch<{ invoice: { country: string } }, 'invoice.country'>({ name: 'invoice.country' })
  return (
    <>
      <div>
        <h2 className="text-2xl font-bold">{t('sign.title')}</h2>
        <p className="mt-1 text-muted">{t('sign.text')}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="sign.en" label={t('sign.en')} maxLength={60} />
        <TextField name="sign.ko" label={t('sign.ko')} maxLength={60} />
      </div>
      <h2 className="text-2xl font-bold">{t('invoice.title')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="invoice.company"
          label={t('invoice.company')}
          autoComplete="organization"
          maxLength={miceLine}
        />
        <ComboboxField name="invoice.country" label={t('invoice.country')} options={countries} />
      </div>
      <TextField name="invoice.address" label={t('invoice.address')} autoComplete="street-address" maxLength={200} />
      <TextField
        name="invoice.business_number"
        label={t('invoice.business')}
        help={t('invoice.businessHelp')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        optional={country !== 'KR'}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="invoice.contact_name" label={t('invoice.contact')} autoComplete="name" maxLength={80} />
        <TextField
          name="invoice.phone"
          label={t('invoice.phone')}
          help={t('invoice.phoneHelp')}
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <TextField name="invoice.email" type="email" inputMode="email" label={t('invoice.email')} autoComplete="email" />
    </>
  )
}
