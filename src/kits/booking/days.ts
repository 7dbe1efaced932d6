import { intlCode, type LanguageCode } from '#contract/languages'

/** Days are YYYY-MM-DD throughout, as Seoul counts them; none of this looks at a clock or a time zone. */
const msPerDay = 86_400_000

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10)

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msPerDay)

/** The Seoul day of an instant in milliseconds; Korea has kept UTC+9 without daylight saving since 1988. */
export const dayInSeoul = (at: number): string => new Date(at + 9 * 3_600_000).toISOString().slice(0, 10)

/** The first and the last day of the month that `day` lies in. */
export function monthOf(day: string): { from: string; to: string } {
  const from = `${day.slice(0, 7)}-01`
  const next = `${addDays(from, 31).slice(0, 7)}-01`
  return { from, to: addDays(next, -1) }
}

/** A day in words, with its weekday where that helps: "Sat, May 3, 2025". */
export const dayInWords = (day: string, language: LanguageCode, weekday = false): string =>
  new Intl.DateTimeFormat(intlCode(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(weekday && { weekday: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
