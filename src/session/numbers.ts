import type { FormatterModule } from 'i18next'
import { intlCode, type LanguageCode } from '#contract/languages'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats a number in the language, with grouped digits. */
export function inNumerals(value: number, language: LanguageCode): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(intlCode(language))
  formats.set(language, format)
  return format.format(value)
}

/** Formats numbers within texts in the reader's language. */
export const numbersOf = (language: () => LanguageCode): FormatterModule => ({
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value) => (typeof value === 'number' ? inNumerals(value, language()) : value),
})
