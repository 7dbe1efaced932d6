import type { ParticipantChange } from '#contract/fair/participant'

/** The fields of a change that are compared one by one, with the names of their labels; of some the value is text to be shown. */
export const changeFields = {
  nationality: 'nationality',
  country: 'country',
  name_en: 'name_en',
  name_ko: 'name_ko',
  company_en: 'company_en',
  company_ko: 'company_ko',
  sector: 'sector',
  specialties: 'specialties',
  wanted_sectors: 'wanted',
  markets: 'markets',
  languages: 'languages',
  buyer_type: 'buyerType',
  'profile.department': 'department',
  'profile.position': 'position',
  'profile.postal_code': 'postal',
  'profile.address_en': 'address_en',
  'profile.address_ko': 'address_ko',
  'profile.city': 'city',
  'profile.homepage': 'homepage',
  'profile.company_email': 'companyEmail',
  'profile.products_en': 'products_en',
  'profile.products_ko': 'products_ko',
  'profile.main_business_en': 'business_en',
  'profile.main_business_ko': 'business_ko',
  'profile.description_en': 'description_en',
  'profile.description_ko': 'description_ko',
  'profile.employees': 'employees',
  'profile.sales': 'sales',
  'profile.experience_count': 'experience',
  'profile.route': 'route',
  'profile.purposes': 'purposes',
  'contact.telephone': 'telephone',
  'contact.mobile': 'mobile',
  'contact.contact_email': 'contactEmail',
  'contact.sns': 'sns',
  lang: null,
  agree_marketing: null,
} as const
export type ChangeField = keyof typeof changeFields
const names = Object.keys(changeFields) as ChangeField[]

const chosen: ReadonlySet<ChangeField> = new Set([
  'nationality',
  'country',
  'sector',
  'buyer_type',
  'profile.employees',
  'profile.sales',
  'profile.route',
  'lang',
])

/** Returns the value of a field. */
function partOf(change: ParticipantChange, name: ChangeField): unknown {
  const [first = '', second] = name.split('.')
  const part = (change as Record<string, unknown>)[first]
  return second === undefined ? part : (part as Record<string, unknown>)[second]
}

/** Returns what a field says where that is text; otherwise nothing. */
export function textOf(change: ParticipantChange, name: ChangeField): string {
  const value = partOf(change, name)
  return typeof value === 'string' && !chosen.has(name) ? value : ''
}

/** Returns the fields in which two versions differ. */
export const differing = (one: ParticipantChange, other: ParticipantChange): ChangeField[] =>
  names.filter((name) => JSON.stringify(partOf(one, name)) !== JSON.stringify(partOf(other, name)))

/** Returns the newest version with what was typed over an older one: fields that were not edited are those of the newest. */
export function typedOver(
  newest: ParticipantChange,
  { opened, typed }: { opened: ParticipantChange; typed: ParticipantChange },
): ParticipantChange {
  const merged = structuredClone(newest)
  for (const name of differing(opened, typed)) {
    const [first = '', second] = name.split('.')
    const at = (second === undefined ? merged : (merged as Record<string, unknown>)[first]) as Record<string, unknown>
    at[second ?? first] = partOf(typed, name)
  }
  return merged
}
