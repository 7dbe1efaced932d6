import { asc, eq, inArray } from 'drizzle-orm'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { booking } from './booking.table'

/** What another list says of a booking that it belongs to. */
export interface BookingFace {
  id: string
  order_id: string
  product_name: Texts
}

/** The bookings of the orders named, those made first first; one query, or none. */
export async function bookingFaces(db: Db, orderIds: readonly string[]): Promise<BookingFace[]> {
  if (orderIds.length === 0) return []
  return db
    .select({ id: booking.id, order_id: booking.order_id, product_name: booking.product_name })
    .from(booking)
    .where(inArray(booking.order_id, [...new Set(orderIds)]))
    .orderBy(asc(booking.created_at), asc(booking.id))
}

/** The booking of a reservation number and whose it is, or null. */
export async function bookingByNumber(
  db: Db,
  number: string,
): Promise<{ id: string; account_id: string | null } | null> {
  const [found] = await db
    .select({ id: booking.id, account_id: booking.account_id })
    .from(booking)
    .where(eq(booking.reservation_number, number))
  return found ?? null
}
