/**
 * All day arithmetic, for server and client. A day is YYYY-MM-DD in Seoul; nothing here reads the clock or the machine's time
 * zone. Every function throws a `RangeError` instead of returning a day outside `knownDays`: four-digit years sort as text, and a
 * day beyond them would sort below.
 */
const knownDays = { first: '1900-01-01', last: '9999-12-31' } as const
/** Range of days accepted for travel. */
export const travelDays = { first: '2020-01-01', last: '2099-12-31' } as const
/** Range of days accepted as a birthday; the server checks that it is in the past. */
export const birthDays = { first: knownDays.first, last: travelDays.last } as const
/** Most days that are enumerated one by one. */
export const mostDays = 1000

export const msPerDay = 86_400_000
/** Korea has used UTC+9 without daylight saving since 1988. */
const seoulAhead = 9 * 3_600_000

/** A range of days, both ends included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

function dayOf(ms: number, what: string): string {
  const day = Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString().slice(0, 10) : ''
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < knownDays.first) throw new RangeError(`not a day: ${what}`)
  return day
}

/** Whether `text` is a real calendar day, no earlier than `knownDays.first`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < knownDays.first) return false
  const at = new Date(`${text}T00:00:00Z`)
  // `Date` reads 30 February as a day of March, and the 32nd as invalid.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Whether `text` is a real day between two others, both included. */
export const isDayWithin = (text: string, { first, last }: { first: string; last: string }): boolean =>
  isDay(text) && text >= first && text <= last

/** Whether `text`, ISO 8601 with an offset, is an instant between two Seoul days, both included. */
export function isMomentWithin(text: string, { first, last }: { first: string; last: string }): boolean {
  const at = Date.parse(text)
  return at >= instantInSeoul(first).getTime() && at < instantInSeoul(last).getTime() + msPerDay
}

/** Midnight UTC of a day: for formatting in UTC, where the day stays the same. */
export function dayAt(day: string): Date {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  return new Date(`${day}T00:00:00Z`)
}

/** The Seoul day of an instant, given as a date or in milliseconds: days, slots and deadlines are Seoul's (product §5). */
export const dayInSeoul = (at: Date | number): string => dayOf(Number(at) + seoulAhead, String(at))

/** The instant of a Seoul day and time (HH:MM). */
export const instantInSeoul = (day: string, time = '00:00'): Date =>
  new Date(dayAt(day).getTime() - seoulAhead + minutesOf(time) * 60_000)

function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(time) ?? []
  if (!hours || !minutes) throw new RangeError(`not a time: ${time}`)
  return Number(hours) * 60 + Number(minutes)
}

/** The day `days` after (or, negative, before) `day`. */
export const addDays = (day: string, days: number): string =>
  dayOf(dayAt(day).getTime() + days * msPerDay, `${day} + ${days}`)

/** Whole days from one day to another, negative where the other comes first. */
export const daysBetween = (from: string, to: string): number =>
  (dayAt(to).getTime() - dayAt(from).getTime()) / msPerDay

/** `count` days in a row starting with `first`; at most `mostDays`. The only way to iterate over days. */
export function daysFrom(first: string, count: number): string[] {
  if (!(count <= mostDays)) throw new RangeError(`too many days: ${count}`)
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(first, at))
}

/** The days of a span in order, none if it is reversed; at most `mostDays`. */
export const daysOf = ({ from, to }: DaySpan): string[] => daysFrom(from, daysBetween(from, to) + 1)

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => dayAt(day).getUTCDay()

/** The first and the last day of the month of `day`. */
export function monthOf(day: string): DaySpan {
  const first = dayAt(`${day.slice(0, 7)}-01`)
  const last = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)
  return { from: dayOf(first.getTime(), day), to: dayOf(last, day) }
}

/** Age on a day in full years; for a birthday on 29 February, 1 March counts in other years. */
export const fullYears = (birthday: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(5) < birthday.slice(5) ? 1 : 0)

/** The instant `days` times 24 hours after (or, negative, before) another. */
export function daysLater(at: Date, days: number): Date {
  const later = new Date(at.getTime() + days * msPerDay)
  dayOf(later.getTime(), `${days} days after an instant`)
  return later
}

/**
 * The same UTC calendar day and time `years` years after (or, negative, before); 1 March for 29 February in a year without one.
 */
export function yearsLater(at: Date, years: number): Date {
  const later = new Date(at)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  dayOf(later.getTime(), `${years} years after an instant`)
  return later
}
