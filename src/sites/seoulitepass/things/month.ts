import { addDays, daysOf, isDay, monthOf, weekdayOf } from '#contract/days'
import type { Event } from '#contract/events'
import type { Affiliate } from '#contract/pass/affiliate'
import { hoursOn } from '#contract/pass/opening'

/** The number of months shown after the current one. */
const monthsAhead = 11

/** The first day of the month that an address names; the current month if it is outside of the shown range. */
export function monthIn(requested: string | null, today: string): string {
  const first = `${requested ?? ''}-01`
  const { from } = monthOf(today)
  return isDay(first) && first >= from && first <= monthLater(from, monthsAhead) ? first : from
}

/** The first day of the month a number of months later, or earlier if negative. */
export function monthLater(first: string, months: number): string {
  const at = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
}

/** Whether a month is in the shown range. */
export const isShown = (first: string, today: string): boolean => monthIn(first.slice(0, 7), today) === first

/** The weeks of a month, from Sunday; null for days of other months. */
export function weeksOf(first: string): (string | null)[][] {
  const days = daysOf(monthOf(first))
  const before = weekdayOf(first)
  const cells = [...Array.from({ length: before }, () => null), ...days]
  const filled = [...cells, ...Array.from({ length: (7 - (cells.length % 7)) % 7 }, () => null)]
  return Array.from({ length: filled.length / 7 }, (_, week) => filled.slice(week * 7, week * 7 + 7))
}

/** What is special on a day: exceptional hours, and festivals with known dates. */
export interface DayRuns {
  day: string
  open: Affiliate[]
  closed: Affiliate[]
  special: { affiliate: Affiliate; reason: Affiliate['name']; shut: boolean }[]
  festivals: Event[]
}

/** The open and closed places, special hours and festivals of a day. */
export function runsOn(day: string, affiliates: readonly Affiliate[], festivals: readonly Event[]): DayRuns {
  const open = affiliates.filter(({ schedule }) => hoursOn(schedule, day) !== null)
  return {
    day,
    open,
    closed: affiliates.filter((each) => !open.includes(each)),
    special: affiliates.flatMap((affiliate) => {
      const found = affiliate.schedule.exceptions.find((each) => each.day === day)
      return found ? [{ affiliate, reason: found.reason, shut: found.hours === null }] : []
    }),
    festivals: festivals.filter(
      ({ first_day, last_day }) => first_day !== null && first_day <= day && day <= (last_day ?? first_day),
    ),
  }
}

/** Festivals of a month: those with known dates, and those usually held then. */
export const festivalsIn = (first: string, festivals: readonly Event[]): Event[] => {
  const { to } = monthOf(first)
  return festivals.filter(({ first_day, last_day, month, year }) =>
    first_day
      ? first_day <= to && (last_day ?? first_day) >= first
      : month === Number(first.slice(5, 7)) && year === Number(first.slice(0, 4)),
  )
}

/** An all-day entry of a calendar file. */
export interface CalendarEntry {
  id: string
  title: string
  from: string
  to: string
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
const compact = (day: string) => day.replaceAll('-', '')

/** Creates a calendar file (iCalendar) of all-day entries. */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = entries.flatMap(({ id, title, from, to }) => [
    'BEGIN:VEVENT',
    `UID:${id}@seoulitepass`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // The end date is exclusive.
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Naru//Seoulite Pass//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
}
