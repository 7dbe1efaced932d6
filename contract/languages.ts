import { z } from './zod'

/** Languages with complete texts; the platform's content exists in these (product §1). */
export const textLanguages = ['en', 'ko'] as const
export type Lang = (typeof textLanguages)[number]
export const Lang = z.enum(textLanguages)

/** Languages of the interface, some of them partial: frame, search, cart and reservation (product §1). */
export const spokenLanguages = [...textLanguages, 'ja', 'zh-CN', 'zh-TW', 'fr'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]
export const SpokenLanguage = z.enum(spokenLanguages)

/** The shop's language list (product §1); languages without a translation fall back (fr-CA → fr → en). */
export const languageCodes = [
  'ko',
  'en',
  'ja',
  'zh-CN',
  'zh-TW',
  'fr',
  'de',
  'es',
  'it',
  'ru',
  'pt',
  'fr-CA',
  'kk',
  'hi',
  'id',
  'th',
  'vi',
  'tl',
  'ar',
  'af',
  'tr',
] as const
export type LanguageCode = (typeof languageCodes)[number]
export const LanguageCode = z.enum(languageCodes)

/** Right-to-left languages of the list. */
export const isRightToLeft = (code: LanguageCode): boolean => code === 'ar'

/** The language of requested content when the interface is in `code`. */
export const langOf = (code: LanguageCode): Lang => (code === 'ko' ? 'ko' : 'en')

/**
 * The address under which search engines find a page in a language: the bare address is English for visitors without a
 * preference, and every other language has its own, so that each is a page with its own canonical address (product §2).
 */
export const addressIn = (address: string, lang: Lang): string => (lang === 'en' ? address : `${address}?lang=${lang}`)

const isSpoken = (code: string): code is SpokenLanguage => (spokenLanguages as readonly string[]).includes(code)

/** The first language with texts that `code` falls back to: itself, French for Canadian French, English. */
export function spokenOf(code: LanguageCode): SpokenLanguage {
  if (isSpoken(code)) return code
  return code === 'fr-CA' ? 'fr' : 'en'
}

/** Chromium knows the name of Kazakh, but writes its months as "M01". */
const lacksForms = (code: string) =>
  new Intl.DateTimeFormat(code, { month: 'short', timeZone: 'UTC' }).format(0).includes('M01')

/**
 * The locale passed to `Intl`: Tagalog is `fil` there, Thai uses Gregorian years as flight bookings do, and a language this
 * browser has no forms for uses those of English.
 */
export function intlCode(code: LanguageCode): string {
  if (code === 'tl') return 'fil'
  if (code === 'th') return 'th-u-ca-gregory'
  return code === 'kk' && lacksForms(code) ? 'en' : code
}
