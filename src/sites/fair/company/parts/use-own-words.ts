import { langOf } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** Returns the text in the reader's language, or the other if that one is empty. */
export function useOwnWords(): (en: string, ko: string) => string {
  const lang = langOf(useLanguage())
  return (en, ko) => (lang === 'ko' ? ko || en : en || ko)
}
