import { across } from '#contract/across'
import { type Band, bands, type Region } from '#contract/catalog'
import { Day } from '#contract/fields'
import type { LanguageCode } from '#contract/languages'
import { type Currency, unitOf } from '#contract/money'
import { QuotationDraft } from '#contract/quotation-draft'
import { groupSize } from '#contract/quotation-limits'
import { z } from '#contract/zod'

/** Languages in which a guide can be requested. */
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

/** The form's fields: a budget is typed in whole units, and files are sent separately. */
export type RequestTyping = Omit<QuotationDraft, 'budget' | 'party' | 'regions' | 'languages'> & {
  party: Record<Band, number>
  regions: Region[]
  languages: LanguageCode[]
  budget: { amount: string; currency: Currency; per: 'person' | 'group' }
  file: File[]
}

/** An amount too large to be exact stays over the limit. */
const smallest = (amount: string, currency: Currency) =>
  Math.min(Math.round(Number(amount) * unitOf(currency)), Number.MAX_SAFE_INTEGER)

/** The form, validated by the contract's draft; its days are in the future, from `first` on (product §5). */
export const requestForm = (first: string) =>
  z.pipe(
    z.transform(({ file: _, budget, ...draft }: RequestTyping): QuotationDraft => {
      const { amount, currency, per } = budget
      return { ...draft, budget: amount.trim() === '' ? null : { amount: smallest(amount, currency), currency, per } }
    }),
    QuotationDraft.check(isAhead('date_from', first), isAhead('date_to', first)),
  )

const isAhead = (field: 'date_from' | 'date_to', first: string) =>
  across<QuotationDraft>(({ [field]: day }) => !Day.safeParse(day).success || day >= first, {
    error: 'quotation.daysPast',
    path: [field],
  })

/** The name of the draft in the tab. */
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

/** The form's initial values: the member's own address and language. */
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
