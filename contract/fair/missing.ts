import type { Lang } from '../languages'
import type { FairProfile } from './profile'
import type { FairSide } from './sectors'

/** The texts and files of a complete profile, in both languages. */
export const pairedTexts = ['company', 'name', 'address', 'main_business', 'products', 'description'] as const
export type PairedText = (typeof pairedTexts)[number]
export const profileFiles = ['logo', 'banner', 'product_picture', 'documents'] as const
export type ProfileFile = (typeof profileFiles)[number]

/** A missing part of a profile; `lang` is null if it has no language. */
export type Missing = { field: PairedText; lang: Lang } | { field: ProfileFile | 'homepage'; lang: null }

/** The company data that decides completeness. */
export interface Completeness {
  side: FairSide
  name_en: string
  name_ko: string
  company_en: string
  company_ko: string
  profile: FairProfile
  logo: unknown
  banner: unknown
  product_picture: unknown
  documents: readonly unknown[]
}

/**
 * The missing parts of a complete profile in both languages, in the order of the form (product §3). Buyers need no picture of
 * products.
 */
export function missingOf(company: Completeness): Missing[] {
  const texts: Record<`${PairedText}_${Lang}`, string> = {
    company_en: company.company_en,
    company_ko: company.company_ko,
    name_en: company.name_en,
    name_ko: company.name_ko,
    address_en: company.profile.address_en,
    address_ko: company.profile.address_ko,
    main_business_en: company.profile.main_business_en,
    main_business_ko: company.profile.main_business_ko,
    products_en: company.profile.products_en,
    products_ko: company.profile.products_ko,
    description_en: company.profile.description_en,
    description_ko: company.profile.description_ko,
  }
  const unwritten = pairedTexts.flatMap((field) =>
    (['en', 'ko'] as const).filter((lang) => texts[`${field}_${lang}`] === '').map((lang) => ({ field, lang })),
  )
  const isThere: Record<ProfileFile | 'homepage', boolean> = {
    homepage: company.profile.homepage !== '',
    logo: Boolean(company.logo),
    banner: Boolean(company.banner),
    product_picture: Boolean(company.product_picture) || company.side === 'buyer',
    documents: company.documents.length > 0,
  }
  const absent = (['homepage', ...profileFiles] as const).filter((field) => !isThere[field])
  return [...unwritten, ...absent.map((field) => ({ field, lang: null }))]
}

/** Number of parts of a complete profile. */
export const completeCount = (side: FairSide): number =>
  pairedTexts.length * 2 + profileFiles.length + (side === 'buyer' ? 0 : 1)
