import { useTranslation } from 'react-i18next'
import {
  buyerTypes,
  companySizes,
  fairPurposes,
  fairRoutes,
  meetingLanguages,
  salesBands,
} from '#contract/fair/profile'
import { type FairSide, fairMarkets, fairSectors, fairSpecialties } from '#contract/fair/sectors'
import { textLimits } from '#contract/limits'
import { useCountries } from '#src/kits/booking/countries'
import { useSpoken } from '#src/kits/booking/language-names'
import { CheckGroup } from '#src/ui/form/check-group'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'

const pair = 'grid gap-x-4 gap-y-5 sm:grid-cols-2'

/** Nationality and business sector, which are asked first (product §2). */
export function SectorFields({ side }: { side: FairSide }) {
  const { t } = useTranslation('fair.company')
  const countries = useCountries()
  return (
    <>
      <ComboboxField name="nationality" label={t('field.nationality')} options={countries} />
      <SelectField
        name="sector"
        label={t('field.sector')}
        options={fairSectors.map((value) => ({ value, label: t(`sector.${value}`) }))}
      />
      {side === 'buyer' && (
        <SelectField
          name="buyer_type"
          label={t('field.buyerType')}
          options={buyerTypes.map((value) => ({ value, label: t(`buyerType.${value}`) }))}
        />
      )}
    </>
  )
}

/** The company: names, place and size. */
export function CompanyFields() {
  const { t } = useTranslation('fair.company')
  const countries = useCountries()
  return (
    <>
      <div className={pair}>
        <TextField name="company_en" label={t('field.company_en')} autoComplete="organization" />
        <TextField name="company_ko" label={t('field.company_ko')} autoComplete="off" optional />
        <ComboboxField name="country" label={t('field.country')} options={countries} />
        <TextField name="profile.city" label={t('field.city')} autoComplete="address-level2" />
      </div>
      <TextField name="profile.address_en" label={t('field.address_en')} autoComplete="street-address" />
      <TextField name="profile.address_ko" label={t('field.address_ko')} autoComplete="off" optional />
      <div className={pair}>
        <TextField name="profile.postal_code" label={t('field.postal')} autoComplete="postal-code" optional />
        <TextField
          name="profile.homepage"
          type="url"
          label={t('field.homepage')}
          help={t('field.homepageHelp')}
          optional
        />
        <TextField
          name="profile.company_email"
          type="email"
          label={t('field.companyEmail')}
          autoComplete="off"
          optional
        />
        <SelectField
          name="profile.employees"
          label={t('field.employees')}
          options={companySizes.map((value) => ({ value, label: t(`size.${value}`) }))}
        />
        <SelectField
          name="profile.sales"
          label={t('field.sales')}
          options={salesBands.map((value) => ({ value, label: t(`sales.${value}`) }))}
        />
        <NumberField name="profile.experience_count" label={t('field.experience')} min={0} max={30} />
      </div>
    </>
  )
}

/** What a company offers and looks for: the basis of the matching. */
export function InterestFields() {
  const { t } = useTranslation('fair.company')
  const spoken = useSpoken()
  return (
    <>
      <CheckGroup
        name="specialties"
        label={t('field.specialties')}
        options={fairSpecialties.map((value) => ({ value, label: t(`specialty.${value}`) }))}
      />
      <CheckGroup
        name="wanted_sectors"
        label={t('field.wanted')}
        options={fairSectors.map((value) => ({ value, label: t(`sector.${value}`) }))}
      />
      <CheckGroup
        name="markets"
        label={t('field.markets')}
        help={t('field.marketsHelp')}
        options={fairMarkets.map((value) => ({ value, label: t(`market.${value}`) }))}
      />
      <CheckGroup
        name="languages"
        label={t('field.languages')}
        options={meetingLanguages.map((value) => ({ value, label: spoken(value) }))}
      />
      <CheckGroup
        name="profile.purposes"
        label={t('field.purposes')}
        options={fairPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
      />
      <SelectField
        name="profile.route"
        label={t('field.route')}
        options={fairRoutes.map((value) => ({ value, label: t(`route.${value}`) }))}
        optional
      />
    </>
  )
}

/** A company's texts, in both languages. */
export function WordsFields() {
  const { t } = useTranslation('fair.company')
  return (
    <>
      <TextField name="profile.main_business_en" label={t('field.business_en')} autoComplete="off" />
      <TextField name="profile.main_business_ko" label={t('field.business_ko')} autoComplete="off" optional />
      <TextField name="profile.products_en" label={t('field.products_en')} autoComplete="off" optional />
      <TextField name="profile.products_ko" label={t('field.products_ko')} autoComplete="off" optional />
      <TextArea name="profile.description_en" label={t('field.description_en')} max={textLimits.companyText} optional />
      <TextArea name="profile.description_ko" label={t('field.description_ko')} max={textLimits.companyText} optional />
    </>
  )
}
