import { z } from './zod'

/** Languages whose texts are complete; content of the platform exists in these (product §1). */
export const textLanguages = ['en', 'ko'] as const
export type Lang = (typeof textLanguages)[number]
export const Lang = z.enum(textLanguages)

/** Languages that the interface speaks, in part at least: frame, search, cart and reservation (product §1). */
export const spokenLanguages = [...textLanguages, 'ja', 'zh-CN', 'zh-TW', 'fr'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]
export const SpokenLanguage = z.enum(spokenLanguages)

/** The shop's language list (product §1); what is not translated falls back (fr-CA → fr → en). */
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

/** The language in which content is asked for when the interface speaks `code`. */
export const langOf = (code: LanguageCode): Lang => (code === 'ko' ? 'ko' : 'en')

/**
 * Where search engines find a page in a language of its texts: the bare address is English to whoever says nothing, and every
 * other language has one of its own, so that each is a page with itself as the canonical one (product §2).
 */
export const addressIn = (address: string, lang: Lang): string => (lang === 'en' ? address : `${address}?lang=${lang}`)

const isSpoken = (code: string): code is SpokenLanguage => (spokenLanguages as readonly string[]).includes(code)

/** The first of the languages that `code` falls back to in which there are texts: itself, French of Canada's, English. */
export function spokenOf(code: LanguageCode): SpokenLanguage {
  if (isSpoken(code)) return code
  return code === 'fr-CA' ? 'fr' : 'en'
}

/** Chromium knows what Kazakh is called and none of its months, which it writes "M01". */
const lacksForms = (code: string) =>
  new Intl.DateTimeFormat(code, { month: 'short', timeZone: 'UTC' }).format(0).includes('M01')

/**
 * What `Intl` is asked for: Tagalog is `fil` there, Thai counts years as everybody does who books a flight, and a language
 * whose forms this browser lacks has those of English.
 */
export function intlCode(code: LanguageCode): string {
  if (code === 'tl') return 'fil'
  if (code === 'th') return 'th-u-ca-gregory'
  return code === 'kk' && lacksForms(code) ? 'en' : code
}
