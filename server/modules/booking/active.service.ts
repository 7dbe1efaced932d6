import { and, inArray, lt, ne, type SQL } from 'drizzle-orm'
import { boothProductId } from '#contract/catalog'
import type { BookingStatus } from '#contract/order'
import { booking } from './booking.table'

type BookingRow = Pick<typeof booking.$inferSelect, 'status' | 'date' | 'product_id'>

/** What a booking is whose departure takes place (product §4). */
const takesPlace: readonly BookingStatus[] = ['requested', 'confirmed']

/** Whether a trip is confirmed, whatever its day. */
export const isActive = ({ status, product_id }: BookingRow): boolean =>
  takesPlace.includes(status) && product_id !== boothProductId

/** Trips that were taken: they stand, and their departure lies before `today`, a Seoul day (product §3). */
export const hasTakenPlace = (today: string): SQL | undefined =>
  and(inArray(booking.status, [...takesPlace]), lt(booking.date, today), ne(booking.product_id, boothProductId))
