import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import { voucherStatuses } from '#contract/voucher'
import type { Deps } from '#server/deps'
import { booking, order } from './booking.table'
import { mailTomorrow } from './order-mail.service'
import { noTripSites } from './order-path.service'
import { bookingsOf } from './rows.service'

/** Seoul time from which people are notified of tomorrow's tours: no phone should ring at midnight (product §4). */
const from = '09:00'

/**
 * Emails each person whose paid tour begins tomorrow, by Seoul days, once per booking. Safe to run any number of times, on any
 * number of servers.
 */
export async function remindDepartures({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  const today = dayInSeoul(now)
  if (now < instantInSeoul(today, from)) return
  const due = await db
    .select({ id: booking.id, order })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(
      and(
        eq(booking.date, addDays(today, 1)),
        inArray(booking.status, voucherStatuses),
        notInArray(order.site, [...noTripSites]),
      ),
    )
  if (due.length === 0) return
  const bookings = await bookingsOf(
    db,
    due.map((row) => row.order.id),
  )
  for (const row of due) {
    const found = bookings.find(({ id }) => id === row.id)
    if (found) await mailTomorrow({ jobs }, db, row.order, found)
  }
}
