import { useTranslation } from 'react-i18next'
import { organizationLength } from '#contract/applicants'
import { organizationKinds } from '#contract/education/sections'
import { useCountries } from '#src/kits/booking/countries'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { TextField } from '#src/ui/form/text-field'

/** Who applies: the type of organization, its name as in its documents, and its place. */
export function OrganizationFields() {
  const { t } = useTranslation('edu-travel.account')
  const countries = useCountries()
  return (
    <>
      <RadioGroup
        name="kind"
        label={t('organization.kind')}
        look="cards"
        columns={2}
        options={organizationKinds.map((value) => ({
          value,
          label: t(`kinds.${value}.name`),
          help: t(`kinds.${value}.help`),
        }))}
      />
      <TextField
        name="organization"
        label={t('organization.name')}
        help={t('organization.nameHelp')}
        autoComplete="organization"
        maxLength={organizationLength}
      />
      <TextField
        name="organization_latin"
        label={t('organization.latin')}
        help={t('organization.latinHelp')}
        autoComplete="off"
        maxLength={organizationLength}
        optional
      />
      <ComboboxField name="country" label={t('organization.country')} options={countries} />
    </>
  )
}
