import { dayInSeoul } from '#contract/days'
import type { FairEdition } from '#contract/fair/edition'
import { heldStatuses } from '#contract/fair/status'
import type { ViewerDay, ViewerMeeting } from '#contract/fair/viewer'
import { fair } from '#contract/sites/fair'
import type { Db } from '#server/db/connect'
import { findCurrent } from '#server/modules/fair/edition.service'
import { dayNow, lateOf, rowsOfDay } from './day.service'
import { startsOf } from './meeting.rows'

/**
 * What the screens of the halls show: today's meetings by booth, or those of the next day, or of the last; empty without a fair
 * (product §2).
 */
export async function viewerDay(db: Db, now: Date): Promise<ViewerDay> {
  const today = dayInSeoul(now)
  const found = await findCurrent(db, now)
  if (!found)
    return {
      now: now.toISOString(),
      day: today,
      name: fair.accounts.name,
      halls: [],
      slots: [],
      late: {},
      meetings: [],
      following: null,
    }
  const { figures, slots } = found
  const day = dayNow(found)
  const ofDay = slots.filter((slot) => slot.day === day)
  const last = ofDay.at(-1)
  const next = last && startsOf(last) <= now ? slots.find((slot) => slot.day > day) : undefined
  return {
    now: now.toISOString(),
    day,
    name: figures.name,
    halls: figures.halls,
    slots: ofDay,
    late: await lateOf(db, day),
    meetings: await shownOn(db, { slots }, day),
    following: next
      ? { day: next.day, starts: next.starts, meetings: countByHall(await shownOn(db, { slots }, next.day)) }
      : null,
  }
}

/** The meetings of a day that take place, by booth, without test companies and those without a booth. */
async function shownOn(db: Db, edition: Pick<FairEdition, 'slots'>, day: string): Promise<ViewerMeeting[]> {
  const rows = await rowsOfDay(db, edition, day, heldStatuses)
  return rows.flatMap(({ row, buyer, seller }) => {
    if (buyer.is_test || seller.is_test || !seller.booth) return []
    const { number: booth, hall } = seller.booth
    return [{ id: row.id, slot_id: row.slot_id, hall, booth, buyer: buyer.company, seller: seller.company }]
  })
}

function countByHall(meetings: readonly ViewerMeeting[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { hall } of meetings) counts[hall] = (counts[hall] ?? 0) + 1
  return counts
}
