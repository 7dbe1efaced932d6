import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { departure } from '#server/modules/catalog/catalog.table'
import { keyOf } from '#server/modules/catalog/seats.service'
import { booking, order } from './booking.table'

/** Orders that hold seats without having been paid or submitted for transfer: their owner may still start over. */
export const openStatuses = ['draft', 'awaiting_payment'] as const

/**
 * Seats that the member's own unfinished orders hold, by `keyOf` the departure. They count as free for that member,
 * because a new reservation of the same departure takes them over.
 */
export async function ownHeldSeats(db: Db, accountId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({
      option_id: departure.option_id,
      date: departure.date,
      start_time: departure.start_time,
      seats: sql<number>`sum(${booking.seats})::int`,
    })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .innerJoin(departure, eq(departure.id, booking.departure_id))
    .where(and(eq(booking.account_id, accountId), eq(booking.seat_state, 'held'), inArray(order.status, openStatuses)))
    .groupBy(departure.id)
  return new Map(rows.map((row) => [keyOf(row), row.seats]))
}
