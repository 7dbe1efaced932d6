import { dayInWords } from '#src/kits/booking/day-in-words'
import { isolated } from '#src/session/isolated'
import { useLanguage } from '#src/session/visitor'

/** Returns a Seoul day in words in the reader's language. */
export function useDay(): (day: string, weekday?: boolean) => string {
  const language = useLanguage()
  return (day, weekday) => isolated(dayInWords(day, language, weekday), language)
}
