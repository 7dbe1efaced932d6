import { FairSignup } from '#contract/fair/participant'
import type { FairSide } from '#contract/fair/sectors'
import { z } from '#contract/zod'
import { emptyNewcomer } from '#src/kits/account/empty-newcomer'

/** The form's fields: the email address is typed once, and nothing is preselected. */
export type RegistrationDraft = Omit<FairSignup, 'login_id' | 'site' | 'side' | 'sector' | 'profile'> & {
  side: FairSide | ''
  sector: FairSignup['sector'] | ''
  profile: Omit<FairSignup['profile'], 'employees'> & { employees: FairSignup['profile']['employees'] | '' }
}

/** The form's values, validated by the contract's sign-up (product §3, §5). */
export const RegistrationDraft = z.pipe(
  z.transform((draft: RegistrationDraft) => ({ ...draft, login_id: draft.email }) as FairSignup),
  FairSignup,
)

export const emptyDraft = (lang: FairSignup['lang'], side: FairSide | ''): RegistrationDraft => ({
  side,
  nationality: '',
  sector: '',
  buyer_type: '',
  country: '',
  name_en: '',
  name_ko: '',
  company_en: '',
  company_ko: '',
  specialties: [],
  wanted_sectors: [],
  markets: [],
  languages: [],
  telephone: '',
  contact_email: '',
  sns: [],
  profile: {
    department: '',
    position: '',
    postal_code: '',
    address_en: '',
    address_ko: '',
    city: '',
    homepage: '',
    company_email: '',
    products_en: '',
    products_ko: '',
    main_business_en: '',
    main_business_ko: '',
    description_en: '',
    description_ko: '',
    employees: '',
    sales: 'private',
    experience_count: 0,
    route: '',
    purposes: [],
  },
  lang,
  ...emptyNewcomer,
})

/** The steps, each with its fields. Passwords and consents are in the last one, and have to be entered again after a reload. */
export const registrationSteps = {
  sector: ['side', 'nationality', 'sector', 'buyer_type'],
  company: [
    ...(['company_en', 'company_ko', 'country', 'profile.city', 'profile.address_en', 'profile.address_ko'] as const),
    ...([
      'profile.postal_code',
      'profile.homepage',
      'profile.company_email',
      'profile.employees',
      'profile.sales',
    ] as const),
    'profile.experience_count',
  ],
  wanted: ['specialties', 'wanted_sectors', 'markets', 'languages', 'profile.purposes', 'profile.route'],
  words: [
    ...([
      'profile.main_business_en',
      'profile.main_business_ko',
      'profile.products_en',
      'profile.products_ko',
    ] as const),
    ...(['profile.description_en', 'profile.description_ko'] as const),
  ],
  person: ['name_en', 'name_ko', 'profile.position', 'profile.department', 'contact_email', 'telephone', 'sns'],
  account: ['email', 'phone', 'password', 'password_confirm'],
} as const
export type RegistrationStep = keyof typeof registrationSteps
export const stepNames = Object.keys(registrationSteps) as RegistrationStep[]

/** The fields that survive a reload. */
export const keptFields = [
  ...([
    'side',
    'nationality',
    'sector',
    'buyer_type',
    'country',
    'name_en',
    'name_ko',
    'company_en',
    'company_ko',
  ] as const),
  ...([
    'specialties',
    'wanted_sectors',
    'markets',
    'languages',
    'telephone',
    'contact_email',
    'sns',
    'profile',
    'email',
    'phone',
  ] as const),
] as const
