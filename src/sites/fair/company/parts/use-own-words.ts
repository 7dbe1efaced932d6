import { langOf } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** Picks the text of the reader's language of a pair, and the other where that one is empty. */
export function useOwnWords(): (en: string, ko: string) => string {
  const lang = langOf(useLanguage())
  return (en, ko) => (lang === 'ko' ? ko || en : en || ko)
}
