import { isRightToLeft, type LanguageCode } from '#contract/languages'

/** A date in a right-to-left language, kept in its own order where the words around it fell back to English. */
export const isolated = (text: string, language: LanguageCode): string =>
  isRightToLeft(language) ? `\u2068${text}\u2069` : text
