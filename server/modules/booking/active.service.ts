import { and, inArray, lt, type SQL } from 'drizzle-orm'
import type { BookingStatus } from '#contract/order'
import { booking } from './booking.table'

type BookingRow = Pick<typeof booking.$inferSelect, 'status' | 'date'>

/** What a booking is whose departure takes place (product §4). */
const takesPlace: readonly BookingStatus[] = ['requested', 'confirmed']

/** Whether a booking is confirmed, whatever its day. */
export const isActive = ({ status }: BookingRow): boolean => takesPlace.includes(status)

/** Bookings that were taken: they stand, and their departure lies before `today`, a Seoul day (product §3). */
export const hasTakenPlace = (today: string): SQL | undefined =>
  and(inArray(booking.status, [...takesPlace]), lt(booking.date, today))
