import { type Band, bands, type Region } from '#contract/catalog'
import type { LanguageCode } from '#contract/languages'
import { type Currency, unitOf } from '#contract/money'
import { QuotationDraft } from '#contract/quotation'
import { groupSize } from '#contract/quotation-limits'
import { z } from '#contract/zod'

/** Languages in which guides can be asked for. */
export const guideLanguages = [
  'en',
  'ko',
  'ja',
  'zh-CN',
  'fr',
  'de',
  'es',
  'vi',
  'th',
  'id',
  'ar',
] as const satisfies readonly LanguageCode[]

/** The form's fields: a budget is typed in whole units, and files travel beside the draft. */
export type RequestTyping = Omit<QuotationDraft, 'budget' | 'party' | 'regions' | 'languages'> & {
  party: Record<Band, number>
  regions: Region[]
  languages: LanguageCode[]
  budget: { amount: string; currency: Currency; per: 'person' | 'group' }
  file: File[]
}

const smallest = (amount: string, currency: Currency) =>
  Math.round(Number(amount.replace(/[\s,]/g, '')) * unitOf(currency))

/** What the form holds, judged by the contract's draft (product §5). */
export const RequestForm = z.pipe(
  z.transform(({ file: _, budget, ...draft }: RequestTyping): QuotationDraft => {
    const { amount, currency, per } = budget
    return { ...draft, budget: amount.trim() === '' ? null : { amount: smallest(amount, currency), currency, per } }
  }),
  QuotationDraft,
)

/** Under this name what is typed is kept. */
export const draftName = 'quotation'

/** The smallest group, all of them adults. */
const few = Object.fromEntries(bands.map((band) => [band, band === 'adult' ? groupSize.min : 0])) as Record<
  Band,
  number
>

interface Start {
  contact: Pick<RequestTyping, 'contact_name' | 'contact_email' | 'contact_phone'>
  currency: Currency
  language: LanguageCode
}

/** What the form starts with: the member's own address and language. */
export const startOf = ({ contact, currency, language }: Start): RequestTyping => ({
  ...contact,
  date_from: '',
  date_to: '',
  flexible: false,
  party: few,
  regions: [],
  wishes: '',
  budget: { amount: '', currency, per: 'person' },
  languages: [guideLanguages.find((each) => each === language) ?? 'en'],
  file: [],
})
