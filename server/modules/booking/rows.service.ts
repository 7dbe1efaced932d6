import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { guideLanguages } from '#server/modules/catalog/faces.service'
import type { SeatMove } from '#server/modules/catalog/seats.service'
import { booking, bookingLine, order } from './booking.table'

export type OrderRow = typeof order.$inferSelect
export type LineRow = typeof bookingLine.$inferSelect
export type BookingRow = typeof booking.$inferSelect & { lines: LineRow[]; languages: string[] }

/** An order with its bookings, by reservation number. */
export interface WholeOrder {
  order: OrderRow
  bookings: BookingRow[]
}

/** Returns the bookings of these orders with their lines and guide languages, in three queries. */
export async function bookingsOf(db: Db, orderIds: readonly string[]): Promise<BookingRow[]> {
  const rows = await db
    .select()
    .from(booking)
    .where(inArray(booking.order_id, [...orderIds]))
    .orderBy(asc(booking.reservation_number))
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(bookingLine)
    .where(inArray(bookingLine.booking_id, ids))
    .orderBy(asc(bookingLine.position))
  const spoken = await guideLanguages(
    db,
    rows.map(({ product_id }) => product_id),
  )
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ booking_id }) => booking_id === row.id),
    languages: spoken.get(row.product_id) ?? [],
  }))
}

/** Returns these orders with their bookings, in four queries. */
export async function wholeOrders(db: Db, ids: readonly string[]): Promise<WholeOrder[]> {
  const orders = await db
    .select()
    .from(order)
    .where(inArray(order.id, [...ids]))
  const bookings = await bookingsOf(db, ids)
  return orders.map((row) => ({ order: row, bookings: bookings.filter(({ order_id }) => order_id === row.id) }))
}

/** Locks the order until the transaction ends and returns it; null if it does not exist or belongs to another account. */
export async function lockOrder(tx: Db, id: string, accountId?: string): Promise<WholeOrder | null> {
  const [row] = await tx
    .select()
    .from(order)
    .where(and(eq(order.id, id), accountId ? eq(order.account_id, accountId) : undefined))
    .for('update')
  return row ? { order: row, bookings: await bookingsOf(tx, [id]) } : null
}

/** Like `lockOrder`, for the order that a booking belongs to. */
export async function lockOrderOf(tx: Db, bookingId: string, accountId?: string): Promise<WholeOrder | null> {
  const [row] = await tx.select({ order_id: booking.order_id }).from(booking).where(eq(booking.id, bookingId))
  return row ? lockOrder(tx, row.order_id, accountId) : null
}

/** Counts the travelers on a booking, whether they take a seat or not. */
export const travelersOf = ({
  party,
  lines,
}: {
  party?: number | null
  lines: readonly { quantity: number }[]
}): number => party ?? lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Counts the seats a booking needs. */
export const seatsOf = ({ lines }: Pick<BookingRow, 'lines'>): number =>
  lines.reduce((sum, { quantity, takes_seat }) => sum + (takes_seat ? quantity : 0), 0)

/** Returns the moves that release the seats the bookings hold. */
export const releasing = (bookings: readonly BookingRow[]): SeatMove[] =>
  bookings
    .filter(({ seat_state }) => seat_state === 'held')
    .map(({ departure_id, seats }) => ({ departure_id, held: -seats, confirmed: 0 }))

/** Returns the moves that confirm the seats the bookings hold. */
export const confirming = (bookings: readonly BookingRow[]): SeatMove[] =>
  bookings
    .filter(({ seat_state }) => seat_state === 'held')
    .map(({ departure_id, seats }) => ({ departure_id, held: -seats, confirmed: seats }))
