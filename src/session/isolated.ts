import { isRightToLeft, type LanguageCode } from '#contract/languages'

/**
 * Wraps a value for a right-to-left text in isolate marks (first-strong isolate, pop directional isolate), so that it cannot
 * reorder the text around it, which may have fallen back to English. Other languages get it unchanged.
 */
export const isolated = (value: string, language: LanguageCode): string =>
  isRightToLeft(language) ? `\u2068${value}\u2069` : value
