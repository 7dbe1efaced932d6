import type { BothLanguages } from '../both-languages'
import { minuteOf, timeOfMinute } from './opening'

/** Terminals of international arrivals. */
export const terminals = ['t1', 't2', 'gimpo'] as const
export type Terminal = (typeof terminals)[number]

export const terminalNames: Readonly<Record<Terminal, BothLanguages>> = {
  t1: { en: 'Incheon Airport, Terminal 1', ko: '인천공항 제1여객터미널' },
  t2: { en: 'Incheon Airport, Terminal 2', ko: '인천공항 제2여객터미널' },
  gimpo: { en: 'Gimpo Airport', ko: '김포공항' },
}

/** Ways into town, in display order. */
export const wayKinds = ['express_train', 'all_stop_train', 'limousine_bus', 'night_bus', 'taxi'] as const
export type WayKind = (typeof wayKinds)[number]

/** A way from a terminal to Seoul Station or about as far. Times are departures from the terminal. */
export interface Way {
  kind: WayKind
  minutes: number
  /** Range of fares, in won. */
  fare_won: readonly [number, number]
  every_minutes: number
  /** HH:MM in Seoul; a `last` before `first` leaves after midnight. Both null if it always runs. */
  first: string | null
  last: string | null
  /** Its destination. */
  to: BothLanguages
}

/** The day on which minutes, fares and last departures were checked. */
export const airportAsOf = '2026-10-01'

/** Minutes from landing to the train platforms: walking, immigration, luggage. */
export const arrivalMinutes: Readonly<Record<Terminal, number>> = { t1: 60, t2: 60, gimpo: 40 }

const seoulStation: BothLanguages = { en: 'Seoul Station', ko: '서울역' }
const cityHall: BothLanguages = { en: 'Seoul Station and City Hall', ko: '서울역·시청' }
const center: BothLanguages = { en: 'Downtown Seoul', ko: '서울 도심' }

type Times = Pick<Way, 'every_minutes' | 'first' | 'last'>
const way = (
  kind: WayKind,
  to: BothLanguages,
  minutes: number,
  fare_won: Way['fare_won'],
  { every_minutes, first, last }: Times,
): Way => ({ kind, to, minutes, fare_won, every_minutes, first, last })
const always: Times = { every_minutes: 5, first: null, last: null }

export const airportWays: Readonly<Record<Terminal, readonly Way[]>> = {
  t1: [
    way('express_train', seoulStation, 43, [13_000, 13_000], { every_minutes: 40, first: '05:23', last: '22:48' }),
    way('all_stop_train', seoulStation, 59, [4_900, 4_900], { every_minutes: 10, first: '05:18', last: '23:38' }),
    way('limousine_bus', cityHall, 70, [17_000, 18_000], { every_minutes: 25, first: '05:40', last: '22:50' }),
    way('night_bus', cityHall, 80, [17_000, 18_000], { every_minutes: 80, first: '23:50', last: '04:10' }),
    way('taxi', center, 60, [65_000, 85_000], always),
  ],
  t2: [
    way('express_train', seoulStation, 51, [13_000, 13_000], { every_minutes: 40, first: '05:15', last: '22:40' }),
    way('all_stop_train', seoulStation, 66, [5_500, 5_500], { every_minutes: 10, first: '05:10', last: '23:30' }),
    way('limousine_bus', cityHall, 80, [17_000, 18_000], { every_minutes: 25, first: '05:20', last: '22:30' }),
    way('night_bus', cityHall, 95, [17_000, 18_000], { every_minutes: 80, first: '23:30', last: '03:50' }),
    way('taxi', center, 65, [75_000, 95_000], always),
  ],
  gimpo: [
    way('all_stop_train', seoulStation, 22, [1_700, 1_700], { every_minutes: 8, first: '05:45', last: '00:12' }),
    way('limousine_bus', cityHall, 50, [8_000, 8_000], { every_minutes: 30, first: '07:00', last: '22:30' }),
    way('taxi', center, 40, [22_000, 32_000], always),
  ],
}

/** Whether a way still runs for a traveler ready to leave at a time. */
export interface Running {
  way: Way
  runs: boolean
  /** Minutes until the last departure; null if it always runs or does not run. */
  minutes_left: number | null
  /** The next first departure, if nothing runs any more; otherwise null. */
  first_at: string | null
}

const dayMinutes = 24 * 60

/** Whether a way runs at a minute of the day: from its first to its last departure, both included, even past midnight. */
function runningAt(way: Way, minute: number): Running {
  if (way.first === null || way.last === null) return { way, runs: true, minutes_left: null, first_at: null }
  const first = minuteOf(way.first)
  const last = minuteOf(way.last)
  const end = last < first ? last + dayMinutes : last
  // Before today's first departure, yesterday's night service can still be running.
  const at = [minute, minute + dayMinutes].find((each) => first <= each && each <= end)
  return at === undefined
    ? { way, runs: false, minutes_left: null, first_at: way.first }
    : { way, runs: true, minutes_left: end - at, first_at: null }
}

/** When a traveler who lands at a time (HH:MM) is ready to leave, and the ways at that time, running ones first (product §4). */
export function waysIntoTown(terminal: Terminal, lands: string): { ready: string; ways: Running[] } {
  const ready = (minuteOf(lands) + arrivalMinutes[terminal]) % dayMinutes
  const ways = airportWays[terminal].map((way) => runningAt(way, ready))
  return {
    ready: timeOfMinute(ready),
    ways: [...ways.filter(({ runs }) => runs), ...ways.filter(({ runs }) => !runs)],
  }
}
