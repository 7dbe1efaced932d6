import type { AffiliateCategory } from '#contract/pass/affiliate'
import type { District } from '#contract/pass/districts'
import { PartnershipDraft } from '#contract/pass/partnership'
import { z } from '#contract/zod'

type Place = Omit<PartnershipDraft['place'], 'district' | 'category'> & {
  district: District | ''
  category: AffiliateCategory | ''
}
/** The form's values: nothing is preselected, and documents are sent separately. */
export type Typing = Omit<PartnershipDraft, 'place'> & { place: Place; file: File[] }

/** The form, validated by the contract's draft (product §5). */
export const PartnershipForm = z.pipe(
  z.transform(({ file: _, ...draft }: Typing) => draft as PartnershipDraft),
  PartnershipDraft,
)

const both = { en: '', ko: '' }

/** The blank form. */
export const empty: Typing = {
  company: both,
  ...{ business_number: '', contact_name: '', email: '', code: '', phone: '', message: '' },
  place: { name: both, district: '', category: '', address: both, hours: '', benefit: both },
  ...{ agree_terms: false, agree_privacy: false, lang: 'en', homepage: '' },
  file: [],
}

/** The fields that survive a reload; documents and consents have to be entered again. */
export const keptFields = [
  ...(['company', 'business_number', 'contact_name', 'email', 'phone', 'place', 'message'] as const),
] as const

/** Up to three documents as the fields of a call. */
export const asFiles = ([file_1, file_2, file_3]: readonly File[]) => ({ file_1, file_2, file_3 })
