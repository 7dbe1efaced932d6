import { and, inArray, lt, notInArray, type SQL } from 'drizzle-orm'
import { productsWithoutTrips } from '#contract/catalog'
import type { BookingStatus } from '#contract/order'
import { booking } from './booking.table'

type BookingRow = Pick<typeof booking.$inferSelect, 'status' | 'date' | 'product_id'>

/** Statuses of a booking whose departure takes place (product §4). */
const takesPlace: readonly BookingStatus[] = ['requested', 'confirmed']

/** Whether a trip is confirmed, whatever its day. */
export const isActive = ({ status, product_id }: BookingRow): boolean =>
  takesPlace.includes(status) && !productsWithoutTrips.includes(product_id)

/** Trips that were taken: requested or confirmed, with a departure before `today`, a Seoul day (product §3). */
export const hasTakenPlace = (today: string): SQL | undefined =>
  and(
    inArray(booking.status, [...takesPlace]),
    lt(booking.date, today),
    notInArray(booking.product_id, [...productsWithoutTrips]),
  )
