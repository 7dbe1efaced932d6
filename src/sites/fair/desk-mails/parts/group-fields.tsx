import { useTranslation } from 'react-i18next'
import { mailLacks } from '#contract/fair/mail-desk'
import { fairSectors, fairSides } from '#contract/fair/sectors'
import { participantStatuses } from '#contract/fair/status'
import { textLanguages } from '#contract/languages'
import { useCountries } from '#src/kits/booking/countries'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { SelectField } from '#src/ui/form/select-field'
import { site } from '../../site'

/** The recipients of a mail. */
export function GroupFields() {
  const { t } = useTranslation('fair.desk-mails')
  const { t: company } = useTranslation('fair.company')
  const { t: ofSite } = useTranslation(site)
  const countries = useCountries()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          optional
          name="group.status"
          label={t('field.status')}
          placeholder={t('any.status')}
          options={participantStatuses.map((value) => ({ value, label: company(`status.${value}`) }))}
        />
        <SelectField
          optional
          name="group.side"
          label={t('field.side')}
          placeholder={t('any.side')}
          options={fairSides.map((value) => ({ value, label: company(`side.${value}`) }))}
        />
        <SelectField
          optional
          name="group.lacks"
          label={t('field.lacks')}
          placeholder={t('any.lacks')}
          options={mailLacks.map((value) => ({ value, label: t(`lacks.${value}`) }))}
        />
        <SelectField
          optional
          name="group.country"
          label={t('field.country')}
          placeholder={t('any.country')}
          options={countries.map(({ value, label }) => ({ value, label }))}
        />
        <SelectField
          optional
          name="group.sector"
          label={t('field.sector')}
          placeholder={t('any.sector')}
          options={fairSectors.map((value) => ({ value, label: ofSite(`sector.${value}`) }))}
        />
        <SelectField
          optional
          name="group.lang"
          label={t('field.lang')}
          placeholder={t('any.lang')}
          options={textLanguages.map((value) => ({ value, label: t(`lang.${value}`) }))}
        />
      </div>
      <CheckboxField optional name="group.news" label={t('field.news')} help={t('newsHelp')} />
    </>
  )
}
