import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { addDays, dayInSeoul } from '#contract/days'
import type { Db } from '#server/db/connect'
import { passportDays } from '#server/modules/settings/settings.service'
import { booking, order } from './booking.table'

/**
 * Removes the passport numbers of orders whose departures are all longer ago than the setting `passport`, in Seoul days, and of
 * orders that came to nothing (domain hazard 8). Returns the number of orders.
 */
export async function purgePassports(db: Db, now: Date): Promise<number> {
  const last = addDays(dayInSeoul(now), -(await passportDays(db)))
  const stillNeeded = db
    .select({ one: sql`1` })
    .from(booking)
    .where(and(eq(booking.order_id, order.id), sql`${booking.status} <> 'cancelled'`, sql`${booking.date} >= ${last}`))
  const purged = await db
    .update(order)
    .set({ passport_sealed: null })
    .where(
      inArray(
        order.id,
        db
          .select({ id: order.id })
          .from(order)
          .where(and(isNotNull(order.passport_sealed), notExists(stillNeeded))),
      ),
    )
    .returning({ id: order.id })
  // Companions are stored with the booking, and are removed together with the passport number of the person who booked.
  const bare = db.select({ id: order.id }).from(order).where(isNull(order.passport_sealed))
  await db
    .update(booking)
    .set({ companions_sealed: null })
    .where(and(isNotNull(booking.companions_sealed), inArray(booking.order_id, bare)))
  return purged.length
}
