import type { Db } from '#server/db/connect'
import { idsOf, ownRows, type Row } from '#server/db/own-rows'
import { booking, bookingEvent, bookingLine, bookingTraveler, order } from './booking.table'

/** Returns the ids of the orders of these accounts. */
export const orderIdsOf = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  idsOf(await ownRows(db, order, order.account_id, ids))

/** Returns the ids of the bookings of these accounts. */
export const bookingIdsOf = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  idsOf(await ownRows(db, booking, booking.account_id, ids))

/** Returns the rows stored here about these accounts. */
export async function keptBookings(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const bookings = await ownRows(db, booking, booking.account_id, ids)
  const own = idsOf(bookings)
  return {
    orders: await ownRows(db, order, order.account_id, ids),
    bookings,
    lines: await ownRows(db, bookingLine, bookingLine.booking_id, own),
    travelers: await ownRows(db, bookingTraveler, bookingTraveler.booking_id, own),
    events: await ownRows(db, bookingEvent, bookingEvent.booking_id, own),
  }
}
