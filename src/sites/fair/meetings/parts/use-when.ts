import { useTranslation } from 'react-i18next'
import type { FairSlot } from '#contract/fair/edition'
import { langOf } from '#contract/languages'
import { useDates } from '#src/session/dates'
import { useLanguage } from '#src/session/visitor'

/** Returns a slot in words: day and times in Seoul. */
export function useWhen(): (slot: FairSlot) => string {
  const { t } = useTranslation('fair.meetings')
  const dates = useDates()
  return ({ day, starts, ends }) => t('row.when', { day: dates.day(day), starts, ends })
}

/** Returns a company's name in the reader's language. */
export function useName(): (name: { en: string; ko: string }) => string {
  const lang = langOf(useLanguage())
  return (name) => name[lang]
}
