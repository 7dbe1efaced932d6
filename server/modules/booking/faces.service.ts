import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { BookingName } from '#server/ports/hooks'
import { booking, order } from './booking.table'
import type { OrderRow } from './rows.service'

/** Returns the bookings of these orders, oldest first, in at most one query. */
export async function bookingNames(db: Db, orderIds: readonly string[]): Promise<BookingName[]> {
  if (orderIds.length === 0) return []
  return db
    .select({ id: booking.id, order_id: booking.order_id, product_name: booking.product_name })
    .from(booking)
    .where(inArray(booking.order_id, [...new Set(orderIds)]))
    .orderBy(asc(booking.created_at), asc(booking.id))
}

/**
 * Returns the orders that contain these reservation numbers, each once, with the fields that decide how their owner opens them.
 */
export const ordersOf = (db: Db, numbers: readonly string[]): Promise<Pick<OrderRow, 'id' | 'site' | 'account_id'>[]> =>
  db
    .selectDistinct({ id: order.id, site: order.site, account_id: order.account_id })
    .from(order)
    .innerJoin(booking, eq(booking.order_id, order.id))
    .where(inArray(booking.reservation_number, [...numbers]))

/** Returns the booking of a reservation number and its account, or null. */
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
