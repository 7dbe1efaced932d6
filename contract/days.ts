/**
 * All arithmetic with days, for server and client. A day is YYYY-MM-DD as Seoul counts it; none of this looks at a clock or at
 * the time zone of the machine. Every function throws a `RangeError` rather than answer with a day outside `knownDays`: days
 * of four digits sort as text, and one beyond them would sort below.
 */
const knownDays = { first: '1900-01-01', last: '9999-12-31' } as const
/** Days on which somebody may travel, as they may be asked for. */
export const travelDays = { first: '2020-01-01', last: '2099-12-31' } as const
/** Days on which somebody may have been born, as they may be typed; that it is past is the server's to say. */
export const birthDays = { first: knownDays.first, last: travelDays.last } as const
/** Most days that are ever counted up one by one. */
export const mostDays = 1000

export const msPerDay = 86_400_000
/** Korea has kept UTC+9 without daylight saving since 1988. */
const seoulAhead = 9 * 3_600_000

/** Days from which on and up to which something lies, both included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

function known(ms: number, what: string): string {
  const day = Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString().slice(0, 10) : ''
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < knownDays.first) throw new RangeError(`not a day: ${what}`)
  return day
}

/** Whether `text` is the name of a real day of the calendar, from `knownDays.first` on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < knownDays.first) return false
  const at = new Date(`${text}T00:00:00Z`)
  // The 30th of February reads as a day of March, the 32nd as none.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Whether `text` is a real day between two others, both included. */
export const isDayWithin = (text: string, { first, last }: { first: string; last: string }): boolean =>
  isDay(text) && text >= first && text <= last

/** Whether `text`, ISO 8601 with an offset, is an instant of the Seoul days between two, both included. */
export function isMomentWithin(text: string, { first, last }: { first: string; last: string }): boolean {
  const at = Date.parse(text)
  return at >= instantInSeoul(first).getTime() && at < instantInSeoul(last).getTime() + msPerDay
}

/** Midnight in UTC of a day: for formats whose time zone is UTC, in which a day stays what it is. */
export function dayAt(day: string): Date {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  return new Date(`${day}T00:00:00Z`)
}

/** The Seoul day of an instant, given as a date or in milliseconds: days, slots and deadlines are Seoul's (product §5). */
export const dayInSeoul = (at: Date | number): string => known(Number(at) + seoulAhead, String(at))

/** The instant of a Seoul day and time, HH:MM. */
export const instantInSeoul = (day: string, time = '00:00'): Date =>
  new Date(dayAt(day).getTime() - seoulAhead + minutesOf(time) * 60_000)

function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(time) ?? []
  if (!hours || !minutes) throw new RangeError(`not a time: ${time}`)
  return Number(hours) * 60 + Number(minutes)
}

/** The day `days` after (or, negative, before) `day`. */
export const addDays = (day: string, days: number): string =>
  known(dayAt(day).getTime() + days * msPerDay, `${day} + ${days}`)

/** Whole days from one day to another, negative where the other comes first. */
export const daysBetween = (from: string, to: string): number =>
  (dayAt(to).getTime() - dayAt(from).getTime()) / msPerDay

/** So many days in a row, `first` the first of them; at most `mostDays`. The one way to go through days. */
export function daysFrom(first: string, count: number): string[] {
  if (!(count <= mostDays)) throw new RangeError(`too many days: ${count}`)
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(first, at))
}

/** The days of a span in their order, none where it runs backwards; at most `mostDays`. */
export const daysOf = ({ from, to }: DaySpan): string[] => daysFrom(from, daysBetween(from, to) + 1)

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => dayAt(day).getUTCDay()

/** The first and the last day of the month that `day` lies in. */
export function monthOf(day: string): DaySpan {
  const first = dayAt(`${day.slice(0, 7)}-01`)
  const last = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)
  return { from: known(first.getTime(), day), to: known(last, day) }
}

/** How old somebody is on a day, in full years; who was born on 29 February has a birthday on 1 March in other years. */
export const fullYears = (birthday: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(5) < birthday.slice(5) ? 1 : 0)

/** The instant so many times 24 hours after (or, negative, before) another. */
export function daysLater(at: Date, days: number): Date {
  const later = new Date(at.getTime() + days * msPerDay)
  known(later.getTime(), `${days} days after an instant`)
  return later
}

/** The same day of the calendar and time of UTC, so many years after (or, negative, before); 1 March for 29 February where a year has none. */
export function yearsLater(at: Date, years: number): Date {
  const later = new Date(at)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  known(later.getTime(), `${years} years after an instant`)
  return later
}
