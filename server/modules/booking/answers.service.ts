import { and, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { booking, order } from './booking.table'
import { answerBy, mailServiceDesk } from './order-mail.service'
import { bookingsOf } from './rows.service'

/** How long before its deadline the desk is reminded of an answer that is due, in milliseconds. */
const ahead = 6 * 3_600_000

/**
 * Emails the desk once about every paid service whose time to be answered is running out (product §4). Safe to run any number
 * of times, on any number of servers.
 */
export async function remindAnswers({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const due = clock.now().getTime() + ahead
  const rows = await db
    .select({ id: booking.id, order })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(and(eq(booking.status, 'requested'), isNotNull(booking.service)))
  if (rows.length === 0) return
  const bookings = await bookingsOf(
    db,
    rows.map((row) => row.order.id),
  )
  for (const row of rows) {
    const found = bookings.find(({ id }) => id === row.id)
    if (!found || !row.order.paid_at || answerBy(row.order.paid_at, found).getTime() > due) continue
    await mailServiceDesk({ jobs }, db, row.order, found, true)
  }
}
