import { dayAt } from '#contract/days'
import { intlCode, type LanguageCode } from '#contract/languages'

/** Formats a day, with its weekday where that helps: "Sat, May 3, 2025". */
export const dayInWords = (day: string, language: LanguageCode, weekday = false): string =>
  new Intl.DateTimeFormat(intlCode(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(weekday && { weekday: 'short' }),
    timeZone: 'UTC',
  }).format(dayAt(day))
