import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import { voucherStatuses } from '#contract/voucher'
import type { Deps } from '#server/deps'
import { booking, order } from './booking.table'
import { mailTomorrow } from './order-mail.service'
import { noTripSites } from './order-path.service'
import { bookingsOf } from './rows.service'

/** Seoul time from which on people are notified of tomorrow's tours: no telephone is to ring at midnight (product §4). */
const from = '09:00'

/**
 * Emails everybody whose paid tour begins tomorrow, as Seoul counts days, where and when it does, once a booking. May run
 * as often as one likes, on any number of servers.
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
