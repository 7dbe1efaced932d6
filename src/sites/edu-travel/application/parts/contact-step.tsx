import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { organizationKinds } from '#contract/education/sections'
import { useCountries } from '#src/kits/booking/countries'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextField } from '#src/ui/form/text-field'
import { FieldSet } from '../../parts/field-set'
import { SectionForm } from './section-form'

/** The applicant and the contact person (product §3). */
export function ContactStep() {
  return (
    <SectionForm section="contact">
      <Fields />
    </SectionForm>
  )
}

function Fields() {
  const { t } = useTranslation('edu-travel.application')
  const countries = useCountries()
  const kind = useWatch({ name: 'kind' }) as string
  return (
    <>
      <FieldSet title={t('contact.org')}>
        <TextField name="organization" label={t('contact.organization')} autoComplete="organization" maxLength={200} />
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField
            name="kind"
            label={t('contact.kind')}
            help={kind === 'agency' ? t('contact.agencyHelp') : undefined}
            options={organizationKinds.map((value) => ({ value, label: t(`contact.kinds.${value}`) }))}
          />
          <ComboboxField name="country" label={t('contact.country')} options={countries} />
        </div>
        <TextField name="representative" label={t('contact.representative')} maxLength={80} />
        <TextField name="website" label={t('contact.website')} type="url" autoComplete="url" maxLength={200} optional />
      </FieldSet>
      <FieldSet title={t('contact.who')}>
        <TextField name="contact_name" label={t('contact.contact_name')} autoComplete="name" maxLength={80} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField name="contact_email" label={t('contact.contact_email')} type="email" autoComplete="email" />
          <TextField
            name="contact_phone"
            label={t('contact.contact_phone')}
            help={t('contact.phoneHelp')}
            type="tel"
            autoComplete="tel"
          />
        </div>
      </FieldSet>
    </>
  )
}
