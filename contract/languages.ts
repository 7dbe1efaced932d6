import { z } from './zod'

/** Languages whose texts are complete; content of the platform exists in these (product §1). */
export const textLanguages = ['en', 'ko'] as const
export type Lang = (typeof textLanguages)[number]
export const Lang = z.enum(textLanguages)

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

/** The code that `Intl` knows: Tagalog is `fil` there. */
export const intlCode = (code: LanguageCode): string => (code === 'tl' ? 'fil' : code)
