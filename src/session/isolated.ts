import { isRightToLeft, type LanguageCode } from '#contract/languages'

/**
 * A value for a text that runs from right to left, between the marks that let nothing around it turn it over (first-strong
 * isolate, pop directional isolate): what is around may have fallen back to English. In all other languages as it is.
 */
export const isolated = (value: string, language: LanguageCode): string =>
  isRightToLeft(language) ? `\u2068${value}\u2069` : value
