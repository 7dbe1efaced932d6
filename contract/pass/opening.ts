import { BothLanguages } from '../both-languages'
import { addDays, dayInSeoul, weekdayOf } from '../days'
import { Day, TimeOfDay } from '../fields'
import { z } from '../zod'

/** Opening hours of a day; hours that close at or before the opening time close on the next day. */
export const Hours = z.object({ opens: TimeOfDay, last_entry: TimeOfDay, closes: TimeOfDay })
export type Hours = z.infer<typeof Hours>

/** The schedule of a place. All times are in Seoul. */
export const Schedule = z.object({
  /** Sunday first; null if it is closed. */
  week: z.array(z.nullable(Hours)).check(z.length(7, 'validation.invalid')),
  /** Days with other hours, in order. */
  exceptions: z.array(z.object({ day: Day, hours: z.nullable(Hours), reason: BothLanguages })),
  /** The day on which the schedule was last checked. */
  as_of: Day,
})
export type Schedule = z.infer<typeof Schedule>

const dayMinutes = 24 * 60

/** Minutes from midnight of a time, HH:MM. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** HH:MM of minutes from midnight; minutes past the next midnight wrap around. */
export function timeOfMinute(minute: number): string {
  const at = ((minute % dayMinutes) + dayMinutes) % dayMinutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Hours as minutes from midnight of their day: `closes` and `last_entry` can be past the next midnight. */
export interface Span {
  opens: number
  last_entry: number
  closes: number
}

function spanOf({ opens, last_entry, closes }: Hours): Span {
  const from = minuteOf(opens)
  const to = minuteOf(closes)
  const end = to > from ? to : to + dayMinutes
  const last = minuteOf(last_entry)
  return { opens: from, last_entry: Math.min(last >= from ? last : last + dayMinutes, end), closes: end }
}

/** The hours of a day, exceptions before weekdays; null if it is closed. */
export function hoursOn({ week, exceptions }: Schedule, day: string): Hours | null {
  const found = exceptions.find((each) => each.day === day)
  return found ? found.hours : (week[weekdayOf(day)] ?? null)
}

/** The hours of a day as minutes from midnight. */
export function spanOn(schedule: Schedule, day: string): Span | null {
  const hours = hoursOn(schedule, day)
  return hours && spanOf(hours)
}

/** Whether a place is open at an instant; `last_entry_over` means open only for visitors already inside. */
export interface Openness {
  state: 'open' | 'last_entry_over' | 'closed'
  /** The end of admission, HH:MM in Seoul; null unless it is open. */
  last_entry: string | null
  /** The closing time; null if it is closed. */
  closes: string | null
  /** The next opening within two weeks, if it is closed or admits no one. */
  opens_next: { day: string; time: string } | null
}

/** Days searched for the next opening. */
const daysAhead = 14
const msPerMinute = 60_000
const seoulAhead = 9 * 60

const minuteInSeoul = (at: Date): number => (Math.floor(at.getTime() / msPerMinute) + seoulAhead) % dayMinutes

function nextOpening(schedule: Schedule, day: string, minute: number): Openness['opens_next'] {
  for (let at = 0; at <= daysAhead; at += 1) {
    const other = addDays(day, at)
    const span = spanOn(schedule, other)
    if (span && (at > 0 || span.opens > minute)) return { day: other, time: timeOfMinute(span.opens) }
  }
  return null
}

/**
 * Whether a place is open by Seoul's clock, including hours that continue past midnight; closing and last entry are exclusive
 * (product §4).
 */
export function opennessAt(schedule: Schedule, now: Date): Openness {
  const day = dayInSeoul(now)
  const minute = minuteInSeoul(now)
  const yesterday = spanOn(schedule, addDays(day, -1))
  const today = spanOn(schedule, day)
  const running = [
    yesterday && { span: yesterday, minute: minute + dayMinutes },
    today && { span: today, minute },
  ].filter((each) => each !== null && each.span.opens <= each.minute && each.minute < each.span.closes)
  // If two spans overlap at midnight, the one that admits longer counts.
  const open = running.findLast((each) => each && each.minute < each.span.last_entry) ?? running.at(-1)
  if (!open) return { state: 'closed', last_entry: null, closes: null, opens_next: nextOpening(schedule, day, minute) }
  const closes = timeOfMinute(open.span.closes)
  return open.minute < open.span.last_entry
    ? { state: 'open', last_entry: timeOfMinute(open.span.last_entry), closes, opens_next: null }
    : { state: 'last_entry_over', last_entry: null, closes, opens_next: nextOpening(schedule, day, minute) }
}
