import { useTranslation } from 'react-i18next'
import { intlCode, type LanguageCode } from '#contract/languages'

/** Returns a formatter for numbers with one decimal in the reader's language: `4.7`, `4,7`. */
export function useTenths(): (value: number) => string {
  const { i18n } = useTranslation('ui')
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const format = new Intl.NumberFormat(intlCode(i18n.language as LanguageCode), one)
  return (value) => format.format(value)
}
