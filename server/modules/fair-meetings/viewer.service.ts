import { dayInSeoul } from '#contract/days'
import { heldStatuses } from '#contract/fair/status'
import type { ViewerDay } from '#contract/fair/viewer'
import { fair } from '#contract/sites/fair'
import type { Db } from '#server/db/connect'
import { findCurrent } from '#server/modules/fair/edition.service'
import { dayNow, lateOf, rowsOfDay } from './day.service'

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
    }
  const { figures, slots } = found
  const day = dayNow(found)
  const rows = await rowsOfDay(db, { slots }, day, heldStatuses)
  return {
    now: now.toISOString(),
    day,
    name: figures.name,
    halls: figures.halls,
    slots: slots.filter((slot) => slot.day === day),
    late: await lateOf(db, day),
    meetings: rows.flatMap(({ row, buyer, seller }) => {
      if (buyer.is_test || seller.is_test || !seller.booth) return []
      const { number: booth, hall } = seller.booth
      return [{ id: row.id, slot_id: row.slot_id, hall, booth, buyer: buyer.company, seller: seller.company }]
    }),
  }
}
