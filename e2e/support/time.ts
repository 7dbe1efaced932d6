import { expect, test } from '@playwright/test'
import { eq, inArray, sql } from 'drizzle-orm'
import { addDays, dayInSeoul } from '#contract/days'
import type { Order } from '#contract/order'
import { booking, order } from '#server/modules/booking/booking.table'
import { departure } from '#server/modules/catalog/catalog.table'
import type { JobName } from '#server/ports/jobs'
import { inDatabase } from './database'

/** The last departure time of a day. */
export const lastStart = '23:59'

/** The reservation's tour leaves now in Seoul, or left on an earlier day. */
export async function leavesNow(reservationNumber: string, daysAgo = 0): Promise<void> {
  const now = new Date(Date.now() + 9 * 3_600_000).toISOString()
  await inDatabase((db) =>
    db
      .update(booking)
      .set({ date: addDays(dayInSeoul(new Date()), -daysAgo), start_time: now.slice(11, 16) })
      .where(eq(booking.reservation_number, reservationNumber)),
  )
}

/** Milliseconds until the Seoul day ends. */
const leftOfDay = () => 86_400_000 - ((Date.now() + 9 * 3_600_000) % 86_400_000)

/** Waits if the Seoul day is about to end during a test: today's data would become yesterday's. The test has as much time after it. */
export async function wellBeforeMidnight(minutes = 3): Promise<void> {
  const needed = minutes * 60_000
  const left = leftOfDay()
  if (left > needed) return
  test.setTimeout(test.info().timeout + left)
  await expect
    .poll(leftOfDay, { message: 'the day goes on for a while', timeout: left + 20_000 })
    .toBeGreaterThan(needed)
}

/** The hold of an order's seats has just expired. */
export const holdOver = ({ id }: Pick<Order, 'id'>): Promise<unknown> =>
  inDatabase((db) => db.update(order).set({ hold_expires_at: new Date() }).where(eq(order.id, id)))

/** The server releases expired holds now, instead of at the end of its minute. */
export const endHolds = (): Promise<unknown> =>
  inDatabase((db) => db.execute(sql`insert into pgboss.job (name) values (${'expire-holds' satisfies JobName})`))

/** Leaves no free seats on an order's departures, except for those already held or taken. */
export const fillUp = ({ id }: Pick<Order, 'id'>): Promise<unknown> =>
  inDatabase((db) =>
    db
      .update(departure)
      .set({ capacity: sql`${departure.held} + ${departure.confirmed}` })
      .where(
        inArray(departure.id, db.select({ id: booking.departure_id }).from(booking).where(eq(booking.order_id, id))),
      ),
  )

/**
 * Moves an order's bookings to `days` days before their departure, in Seoul and with the last departure of the day. Negative:
 * after it.
 */
export async function daysBefore({ id }: Pick<Order, 'id'>, days: number): Promise<void> {
  await wellBeforeMidnight()
  await inDatabase((db) =>
    db
      .update(booking)
      .set({ date: addDays(dayInSeoul(new Date()), days), start_time: lastStart })
      .where(eq(booking.order_id, id)),
  )
}
