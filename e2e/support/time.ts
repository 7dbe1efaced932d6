import { expect } from '@playwright/test'
import { eq, inArray, sql } from 'drizzle-orm'
import { addDays, dayInSeoul } from '#contract/days'
import type { Order } from '#contract/order'
import { booking, order } from '#server/modules/booking/booking.table'
import { departure } from '#server/modules/catalog/catalog.table'
import type { JobName } from '#server/ports/jobs'
import { inDatabase } from './database'

/** The last departure of a day. */
export const lastStart = '23:59'

/** The reservation's tour leaves now in Seoul, or did on a day before. */
export async function leavesNow(reservationNumber: string, daysAgo = 0): Promise<void> {
  const now = new Date(Date.now() + 9 * 3_600_000).toISOString()
  await inDatabase((db) =>
    db
      .update(booking)
      .set({ date: addDays(dayInSeoul(new Date()), -daysAgo), start_time: now.slice(11, 16) })
      .where(eq(booking.reservation_number, reservationNumber)),
  )
}

/** The Seoul day does not end while a test runs: what is for today would be for yesterday. */
export const wellBeforeMidnight = (): Promise<void> =>
  expect
    .poll(() => (Date.now() + 9 * 3_600_000) % 86_400_000, { message: 'the day goes on for a while', timeout: 200_000 })
    .toBeLessThan(86_400_000 - 180_000)

/** The time for which an order's seats are held has run out just now. */
export const holdOver = ({ id }: Pick<Order, 'id'>): Promise<unknown> =>
  inDatabase((db) => db.update(order).set({ hold_expires_at: new Date() }).where(eq(order.id, id)))

/** The server gives back what has run out now, and not at the end of its minute. */
export const endHolds = (): Promise<unknown> =>
  inDatabase((db) => db.execute(sql`insert into pgboss.job (name) values (${'expire-holds' satisfies JobName})`))

/** Nobody but those who hold or have seats on an order's departures finds any there. */
export const fillUp = ({ id }: Pick<Order, 'id'>): Promise<unknown> =>
  inDatabase((db) =>
    db
      .update(departure)
      .set({ capacity: sql`${departure.held} + ${departure.confirmed}` })
      .where(
        inArray(departure.id, db.select({ id: booking.departure_id }).from(booking).where(eq(booking.order_id, id))),
      ),
  )

/** So many days before the departure of an order's bookings: in Seoul, and by the last departure of the day. Less than none: after it. */
export async function daysBefore({ id }: Pick<Order, 'id'>, days: number): Promise<void> {
  await wellBeforeMidnight()
  await inDatabase((db) =>
    db
      .update(booking)
      .set({ date: addDays(dayInSeoul(new Date()), days), start_time: lastStart })
      .where(eq(booking.order_id, id)),
  )
}
