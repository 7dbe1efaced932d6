import type { FairDay } from '#contract/fair/edition'
import type { SlotRow } from '#contract/fair/setup'
import { minutesOf } from '#contract/fair/times'

/** The length of the proposed times, and of the pauses between them, in minutes; how many at most. */
const usual = { minutes: 25, pause: 5, most: 8 } as const

interface Times {
  day: string
  starts: string
  ends: string
}

/** From when a day's times are free, and how many of the usual length fit before it closes. */
function roomOf({ day, opens, closes }: FairDay, slots: readonly Times[]) {
  const ends = slots.filter((slot) => slot.day === day).map((slot) => slot.ends)
  const first = [opens, ...ends].toSorted().at(-1) ?? opens
  const fits = Math.floor((minutesOf(closes) - minutesOf(first) + usual.pause) / (usual.minutes + usual.pause))
  return { day, first, fits }
}

/** The series of times that is proposed: on the first day without any, otherwise on the first with room for one. */
export function proposedRow(days: readonly FairDay[], slots: readonly Times[]): SlotRow {
  const rooms = days.map((day) => roomOf(day, slots))
  const empty = rooms.find(({ day }) => !slots.some((slot) => slot.day === day))
  const { day, first, fits } = empty ??
    rooms.find((room) => room.fits > 0) ??
    rooms[0] ?? { day: '', first: '10:00', fits: 1 }
  return { day, first, minutes: usual.minutes, pause: usual.pause, count: Math.max(1, Math.min(usual.most, fits)) }
}
