import type { ImportRow } from '#contract/fair/participant-import'

/** A company as the fair's office enters it; `at` distinguishes companies. */
export const anImportRow = (at: number, change: Partial<ImportRow> = {}): ImportRow => ({
  side: 'buyer',
  company_en: `Company ${at}`,
  company_ko: '',
  name_en: `Person ${at}`,
  name_ko: '',
  email: `company${at}@naru.test`,
  mobile: '+77015550000',
  country: 'KZ',
  sector: 'agency',
  buyer_type: 'agency',
  employees: 'to_50',
  lang: 'en',
  position: '',
  city: '',
  address_en: '',
  homepage: '',
  main_business_en: '',
  wanted_sectors: [],
  languages: [],
  ...change,
})
