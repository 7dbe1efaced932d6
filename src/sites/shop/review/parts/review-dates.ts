import { dayAt } from '#contract/days'
import { intlCode } from '#contract/languages'
import { useLanguage } from '#src/session/visitor'

/** Days and instants of reviews in the reader's language, as they are in Seoul. */
export function useReviewDates() {
  const language = intlCode(useLanguage())
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options)
  return {
    /** The month of a day, YYYY-MM-DD: nobody need know on which day somebody travelled. */
    month: (day: string) => format({ year: 'numeric', month: 'long', timeZone: 'UTC' }).format(dayAt(day)),
    /** The day of an instant. */
    dayOf: (instant: string) => format({ dateStyle: 'medium', timeZone: 'Asia/Seoul' }).format(new Date(instant)),
  }
}
