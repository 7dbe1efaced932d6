import { useTranslation } from 'react-i18next'
import { continentOf } from '#contract/fair/continent'
import type { FairCompany } from '#contract/fair/participant'
import { useCountryName } from '#src/kits/booking/countries'
import { useLanguageNames } from '#src/kits/booking/language-names'

type Words = readonly (readonly [label: string, value: string, lang?: 'en' | 'ko'])[]

/** Lines of label and value; lines without a value are left out. */
const Lines = ({ lines }: { lines: Words }) => (
  <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_1fr]">
    {lines
      .filter(([, value]) => value !== '')
      .map(([label, value, lang]) => (
        <div key={label} className="sm:contents">
          <dt className="text-sm text-muted">{label}</dt>
          <dd lang={lang} className="wrap-anywhere whitespace-pre-line">
            {value}
          </dd>
        </div>
      ))}
  </dl>
)

/** A company's texts, in each language that has one. */
export function CompanyTexts({ company: { profile } }: { company: FairCompany }) {
  const { t } = useTranslation('fair.company')
  return (
    <Lines
      lines={[
        [t('field.business_en'), profile.main_business_en, 'en'],
        [t('field.business_ko'), profile.main_business_ko, 'ko'],
        [t('field.products_en'), profile.products_en, 'en'],
        [t('field.products_ko'), profile.products_ko, 'ko'],
        [t('field.description_en'), profile.description_en, 'en'],
        [t('field.description_ko'), profile.description_ko, 'ko'],
      ]}
    />
  )
}

/** What a company offers and looks for. */
export function CompanyWants({ company }: { company: FairCompany }) {
  const { t } = useTranslation('fair.company')
  const { profile } = company
  return (
    <Lines
      lines={[
        [t('field.specialties'), company.specialties.map((each) => t(`specialty.${each}`)).join(', ')],
        [t('fact.wanted'), company.wanted_sectors.map((each) => t(`sector.${each}`)).join(', ')],
        [t('field.markets'), company.markets.map((each) => t(`market.${each}`)).join(', ')],
        [t('field.languages'), useLanguageNames(company.languages)],
        [t('fact.purposes'), profile.purposes.map((each) => t(`purpose.${each}`)).join(', ')],
        [t('fact.experience'), String(profile.experience_count)],
      ]}
    />
  )
}

/** Returns a company's facts in short: label and value. */
export function useCompanyFacts(company: FairCompany): { label: string; value: string }[] {
  const { t } = useTranslation('fair.company')
  const countryName = useCountryName()
  const { profile } = company
  const continent = continentOf(company.country)
  const isKorean = company.country === 'KR'
  return [
    { label: t('fact.role'), value: t(`side.${company.side}`) },
    { label: t('field.category'), value: t(isKorean ? 'category.domestic' : 'category.overseas') },
    { label: t('field.country'), value: `${profile.city}, ${countryName(company.country)}` },
    { label: t('field.continent'), value: continent ? t(`continent.${continent}`) : '' },
    { label: t('field.sector'), value: t(`sector.${company.sector}`) },
    { label: t('field.buyerType'), value: company.buyer_type && t(`buyerType.${company.buyer_type as 'agency'}`) },
    { label: t('field.employees'), value: t(`size.${profile.employees}`) },
    { label: t('field.sales'), value: profile.sales === 'private' ? '' : t(`sales.${profile.sales}`) },
    { label: t('field.booth'), value: company.booth?.number ?? '' },
    { label: t('field.homepage'), value: profile.homepage },
    { label: t('field.address_en'), value: profile.address_en },
    { label: t('field.address_ko'), value: profile.address_ko },
    { label: t('field.name_en'), value: company.name_en },
    { label: t('field.name_ko'), value: company.name_ko },
    { label: t('field.position'), value: profile.position },
    { label: t('field.department'), value: profile.department },
  ]
}
