import { dayAt } from '#contract/days'
import { intlCode, type LanguageCode } from '#contract/languages'
import { isolated } from './isolated'
import { useLanguage } from './visitor'

/** Formats are costly to create: one set per language. */
const kept = new Map<LanguageCode, Dates>()
type Dates = ReturnType<typeof datesIn>

function datesIn(code: LanguageCode) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined
    return (at: Date) => {
      made ??= new Intl.DateTimeFormat(intlCode(code), options)
      return isolated(made.format(at), code)
    }
  }
  // A day has no zone: it must not move to the day before for a reader in America.
  const days = format({ timeZone: 'UTC', weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' })
  const shortDays = format({ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })
  const birthdays = format({ timeZone: 'UTC', dateStyle: 'medium' })
  const months = format({ timeZone: 'UTC', year: 'numeric', month: 'long' })
  const daysOf = format({ timeZone: 'Asia/Seoul', dateStyle: 'medium' })
  // 24 hours, as departures are written.
  const instants = format({ timeZone: 'Asia/Seoul', dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  return {
    /** A day, YYYY-MM-DD, with its weekday. */
    day: (day: string) => days(dayAt(day)),
    /** A day with its weekday and without its year, where the year is known. */
    shortDay: (day: string) => shortDays(dayAt(day)),
    /** A day without its weekday. */
    birthday: (day: string) => birthdays(dayAt(day)),
    /** The month of a day. */
    month: (day: string) => months(dayAt(day)),
    /** The Seoul day of an instant. */
    dayOf: (instant: string) => daysOf(new Date(instant)),
    instant: (instant: string) => instants(new Date(instant)),
  }
}

/** Formats days (YYYY-MM-DD) and instants (ISO 8601) in a language, always in Seoul time. */
export function datesOf(code: LanguageCode): Dates {
  const dates = kept.get(code) ?? datesIn(code)
  kept.set(code, dates)
  return dates
}

/** The same in the reader's language. */
export const useDates = (): Dates => datesOf(useLanguage())
