import { isDay } from '#contract/days'

/** Formats a day as it is shown and typed: month, day, two digits of the year (product §9). */
export const shownDay = (iso: string): string => {
  const [, year, month, day] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(iso) ?? []
  return year ? `${month}/${day}/${year}` : iso
}

const forms = [
  /^(?<month>\d{1,2})[/.-](?<day>\d{1,2})[/.-](?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})\.?$/,
  // No day and no month begins with a century, so only the year can.
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/,
]

/**
 * Reads a day typed as month/day/year, or with all digits of the year before month and day, and returns it as YYYY-MM-DD; null if
 * there is no such day or the text could mean several.
 */
export const readDay = (text: string): string | null => {
  const typed = text.replace(/\s/g, '')
  const { month, day, year } = forms.map((form) => form.exec(typed)).find(Boolean)?.groups ?? {}
  if (!month || !day || !year) return null
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}

/** Returns the local midnight of a day: the calendar only knows days as such. */
export const toDate = (iso: string): Date => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

export const toIso = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** Returns how many weeks, from Sunday on, the month of a day covers. */
export const weeksOf = (iso: string): number => {
  const [year = 0, month = 1] = iso.split('-').map(Number)
  return Math.ceil((new Date(year, month - 1, 1).getDay() + new Date(year, month, 0).getDate()) / 7)
}

/** Returns the closest day to `at` in the same month that passes. */
export function nearestOf(days: string[], at: string, passes: (day: string) => boolean): string | undefined {
  const distance = (day: string) => Math.abs(Number(day.slice(8)) - Number(at.slice(8)))
  const open = days.filter((day) => day.slice(0, 7) === at.slice(0, 7) && passes(day))
  return open.sort((one, other) => distance(one) - distance(other))[0]
}
