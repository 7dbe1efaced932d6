import type { FairSignup } from '#contract/fair/participant'
import { aDraft } from '#tests/support/signup'

/** A company's registration for the fair: a buyer from Kazakhstan by default; the code is the mailed one. */
export function aFairSignup(change: Partial<FairSignup> = {}): FairSignup {
  const {
    type: _,
    site: __,
    name: ___,
    ...draft
  } = aDraft({ email: change.email ?? 'aigerim@steppe.test', phone: '+77015550000' })
  return {
    ...draft,
    agree_provided: true,
    side: 'buyer',
    nationality: 'KZ',
    country: 'KZ',
    name_en: 'Aigerim Nurlan',
    name_ko: '',
    company_en: 'Steppe Health Travel',
    company_ko: '',
    sector: 'agency',
    specialties: ['checkup'],
    wanted_sectors: ['hospital'],
    markets: ['central_asia'],
    languages: ['en', 'ru'],
    buyer_type: 'agency',
    telephone: '',
    contact_email: 'meet@steppe.test',
    sns: [],
    profile: {
      department: '',
      position: 'Director',
      postal_code: '',
      address_en: '1 Sample Street, Almaty',
      address_ko: '',
      city: 'Almaty',
      homepage: '',
      company_email: '',
      products_en: '',
      products_ko: '',
      main_business_en: 'Agency for treatment abroad',
      main_business_ko: '',
      description_en: '',
      description_ko: '',
      employees: 'to_10',
      sales: 'private',
      experience_count: 0,
      route: '',
      purposes: ['partners'],
    },
    ...change,
  }
}
