import { Country } from '../countries'
import { Email, OptionalText, Phone, RequiredText } from '../fields'
import { textLimits } from '../limits'
import { z } from '../zod'
import { profileLimits } from './limits'
import { FairMarket, FairSector, FairSpecialty } from './sectors'

/** Kinds of buyers (product §3). */
export const buyerTypes = [
  'agency',
  'tour_operator',
  'hospital',
  'insurer',
  'corporate',
  'institution',
  'media',
] as const
export const BuyerType = z.enum(buyerTypes, 'validation.chooseOne')
export type BuyerType = z.infer<typeof BuyerType>

/** Number of a company's employees. */
export const companySizes = ['to_10', 'to_50', 'to_200', 'to_1000', 'over_1000'] as const
export const CompanySize = z.enum(companySizes, 'validation.chooseOne')
export type CompanySize = z.infer<typeof CompanySize>

/** Annual sales in US dollars; `private` if the company does not disclose them. */
export const salesBands = ['private', 'to_100k', 'to_1m', 'to_10m', 'to_50m', 'over_50m'] as const
export const SalesBand = z.enum(salesBands)
export type SalesBand = z.infer<typeof SalesBand>

/** How a company learned of the fair; empty if it does not say. */
export const fairRoutes = [
  'invitation',
  'partner',
  'association',
  'search',
  'social',
  'press',
  'former',
  'other',
] as const
export const FairRoute = z.enum(fairRoutes)
export type FairRoute = z.infer<typeof FairRoute>

/** A company's purpose at the fair. */
export const fairPurposes = ['partners', 'contracts', 'information', 'network', 'promotion', 'site_visit'] as const
export const FairPurpose = z.enum(fairPurposes)
export type FairPurpose = z.infer<typeof FairPurpose>

export const snsKinds = [
  'kakaotalk',
  'wechat',
  'line',
  'whatsapp',
  'telegram',
  'facebook',
  'instagram',
  'linkedin',
] as const
export const SnsKind = z.enum(snsKinds)
export type SnsKind = z.infer<typeof SnsKind>

/** Languages of meetings, as ISO 639-1; no others can be entered. */
export const meetingLanguages = [
  'ko',
  'en',
  'zh',
  'ja',
  'ru',
  'ar',
  'mn',
  'vi',
  'th',
  'id',
  'kk',
  'uz',
  'fr',
  'de',
  'es',
  'tr',
] as const
export const MeetingLanguage = z.enum(meetingLanguages)
export type MeetingLanguage = z.infer<typeof MeetingLanguage>

const isHomepage = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.')
const Homepage = z.string().check(
  z.trim(),
  z.maxLength(profileLimits.line, 'validation.tooLong'),
  z.refine((text) => text === '' || isHomepage(text), 'validation.homepage'),
)
const CompanyText = z.string().check(z.trim(), z.maxLength(textLimits.companyText, 'validation.companyText'))
/** A form with many fields says which one is empty, at the field. */
const Filled = (max: number) => RequiredText(max, 'validation.fillIn')
const Line = OptionalText(profileLimits.line)
const some = <S extends z.ZodMiniType>(one: S, most: number = profileLimits.choices) =>
  z.array(one).check(z.minLength(1, 'validation.chooseSome'), z.maxLength(most, 'validation.invalid'))

/** A company's contact details: no other company reads them before both have agreed to meet (product §3). */
export const FairContact = z.strictObject({
  telephone: OptionalText(40),
  mobile: Phone,
  contact_email: Email,
  sns: z
    .array(z.strictObject({ kind: SnsKind, id: Filled(80) }))
    .check(z.maxLength(profileLimits.sns, 'validation.invalid')),
})
export type FairContact = z.infer<typeof FairContact>

/** Descriptive fields of a company that are neither sorted nor searched. */
export const FairProfile = z.strictObject({
  department: OptionalText(profileLimits.name),
  position: Filled(profileLimits.name),
  postal_code: OptionalText(20),
  address_en: Filled(profileLimits.line),
  address_ko: Line,
  city: Filled(profileLimits.name),
  homepage: Homepage,
  company_email: z.union([z.literal(''), Email]),
  products_en: Line,
  products_ko: Line,
  main_business_en: Filled(profileLimits.line),
  main_business_ko: Line,
  description_en: CompanyText,
  description_ko: CompanyText,
  employees: CompanySize,
  sales: SalesBand,
  /** Number of earlier participations. */
  experience_count: z.number().check(z.int(), z.gte(0), z.lte(profileLimits.experience, 'validation.invalid')),
  route: z.union([z.literal(''), FairRoute]),
  purposes: some(FairPurpose),
})
export type FairProfile = z.infer<typeof FairProfile>

/** A company's own data and its representative's, as typed. */
export const CompanyDraft = {
  nationality: Country,
  country: Country,
  name_en: Filled(profileLimits.name),
  name_ko: OptionalText(profileLimits.name),
  company_en: Filled(profileLimits.company),
  company_ko: OptionalText(profileLimits.company),
  sector: FairSector,
  specialties: some(FairSpecialty),
  wanted_sectors: some(FairSector, 12),
  markets: some(FairMarket),
  languages: some(MeetingLanguage),
  /** For buyers; empty for sellers. */
  buyer_type: z.union([z.literal(''), BuyerType]),
  profile: FairProfile,
}
