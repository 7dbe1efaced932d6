import { addDays } from '../../days'
import type { Affiliate } from '../affiliate'
import { type District, districtMinutes, kilometers } from '../districts'
import { minuteOf, spanOn } from '../opening'
import type { PlanWish } from '../plan'

/** The minutes of a day between which a visit can begin. */
export interface Window {
  from: number
  until: number
}

/** Days to be filled with visits, everything in minutes from midnight; places are numbered in the order of the wish. */
export interface Problem {
  places: readonly Affiliate[]
  days: readonly string[]
  /** When each day begins. */
  begins: number
  /** From the start of a day to each place. */
  start: readonly number[]
  /** From each place to every other. */
  way: readonly (readonly number[])[]
  stay: readonly number[]
  /** By day and place; null if it cannot be visited that day. */
  windows: readonly (readonly (Window | null)[])[]
  reserved: readonly boolean[]
}

/** Ratio of walking distance to straight-line distance, and walking speed in kilometers per hour. */
const detour = 1.3
const walkingSpeed = 4.5

type Spot = Pick<Affiliate, 'district' | 'position' | 'station'>

/** Minutes from one place to another: on foot if that is quicker, otherwise by public transport between their stations. */
export function minutesBetween(from: Spot, to: Spot): number {
  const onFoot = Math.ceil(((kilometers(from.position, to.position) * detour) / walkingSpeed) * 60)
  const ride = districtMinutes[from.district][to.district]
  return Math.min(onFoot, from.station.walk_minutes + ride + to.station.walk_minutes)
}

/** Minutes from somewhere in a district to a place. */
const minutesFrom = (start: District, to: Spot): number => districtMinutes[start][to.district] + to.station.walk_minutes

function windowOn(place: Affiliate, day: string, { starts, ends, reserved }: PlanWish): Window | null {
  const span = spanOn(place.schedule, day)
  if (!span) return null
  // At the minute of the last entry no one is admitted any more.
  const until = Math.min(span.last_entry - 1, span.closes - place.visit_minutes, minuteOf(ends) - place.visit_minutes)
  const from = Math.max(span.opens, minuteOf(starts))
  const own = reserved.find(({ affiliate_id }) => affiliate_id === place.id)
  if (own) {
    const at = minuteOf(own.time)
    return own.day === day && from <= at && at <= until ? { from: at, until: at } : null
  }
  return from <= until ? { from, until } : null
}

/** The planning problem of a wish; places that no longer exist are left out. */
export function problemOf(wish: PlanWish, affiliates: readonly Affiliate[]): Problem {
  const byId = new Map(affiliates.map((each) => [each.id, each]))
  const places = [...new Set(wish.affiliate_ids)].flatMap((id) => byId.get(id) ?? [])
  const days = Array.from({ length: wish.days }, (_, at) => addDays(wish.first_day, at))
  return {
    places,
    days,
    begins: minuteOf(wish.starts),
    start: places.map((place) => minutesFrom(wish.start, place)),
    way: places.map((from) => places.map((to) => minutesBetween(from, to))),
    stay: places.map(({ visit_minutes }) => visit_minutes),
    windows: days.map((day) => places.map((place) => windowOn(place, day, wish))),
    reserved: places.map(({ id }) => wish.reserved.some(({ affiliate_id }) => affiliate_id === id)),
  }
}

/** When a visit begins after the previous one, with `last` -1 for the first of a day; null if it is not possible. */
export function beginsAfter(
  { begins, start, way, windows }: Problem,
  day: number,
  { last, ended, next }: { last: number; ended: number; next: number },
): number | null {
  const window = windows[day]?.[next]
  if (!window) return null
  const arrives = last < 0 ? begins + (start[next] ?? 0) : ended + (way[last]?.[next] ?? 0)
  const at = Math.max(arrives, window.from)
  return at <= window.until ? at : null
}

/** When the visits of a day in this order end, -1 if one of them is not possible; an empty day ends as it begins. */
export function endOf(problem: Problem, day: number, visits: readonly number[]): number {
  let ended = problem.begins
  let last = -1
  for (const next of visits) {
    const at = beginsAfter(problem, day, { last, ended, next })
    if (at === null) return -1
    ended = at + (problem.stay[next] ?? 0)
    last = next
  }
  return ended
}

/** The worth of a plan: more reserved visits, then more visits, then fewer minutes. */
export interface Worth {
  reserved: number
  visits: number
  minutes: number
}

export const isBetter = (one: Worth, other: Worth): boolean =>
  one.reserved !== other.reserved
    ? one.reserved > other.reserved
    : one.visits !== other.visits
      ? one.visits > other.visits
      : one.minutes < other.minutes

/** The worth of a plan, null if one of its visits is not possible. */
export function worthOf(problem: Problem, days: readonly (readonly number[])[]): Worth | null {
  let minutes = 0
  for (const [day, visits] of days.entries()) {
    const end = endOf(problem, day, visits)
    if (end < 0) return null
    minutes += end - problem.begins
  }
  const all = days.flat()
  return { reserved: all.filter((place) => problem.reserved[place]).length, visits: all.length, minutes }
}
