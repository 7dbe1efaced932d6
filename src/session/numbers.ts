import type { FormatterModule } from 'i18next'
import { intlCode, type LanguageCode } from '#contract/languages'

const formats = new Map<string, Intl.NumberFormat>()

/** A number as the language writes it: its digits in groups. */
export function inNumerals(value: number, language: LanguageCode): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(intlCode(language))
  formats.set(language, format)
  return format.format(value)
}

/** Numbers within texts are written as the reader's language does. */
export const numbersOf = (language: () => LanguageCode): FormatterModule => ({
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value) => (typeof value === 'number' ? inNumerals(value, language()) : value),
})
