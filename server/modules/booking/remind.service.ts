import { and, eq, gt, lt, lte } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { transferAccount } from '#server/modules/settings/settings.service'
import { order } from './booking.table'
import { mailReminder } from './order-mail.service'
import { bookingsOf } from './rows.service'

/** How long before its deadline a missing deposit is requested again, once, in milliseconds. */
const ahead = 24 * 3_600_000

/**
 * Reminds of every deposit whose deadline is less than a day away. An order made within the last day is left out, because its
 * first email has just said so (product §4). Safe to run any number of times, on any number of servers.
 */
export async function remindDeposits({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  const due = await db
    .select()
    .from(order)
    .where(
      and(
        eq(order.status, 'awaiting_deposit'),
        gt(order.hold_expires_at, now),
        lte(order.hold_expires_at, new Date(now.getTime() + ahead)),
        lt(order.submitted_at, new Date(now.getTime() - ahead)),
      ),
    )
  if (due.length === 0) return
  const bookings = await bookingsOf(
    db,
    due.map(({ id }) => id),
  )
  for (const row of due) {
    const account = await transferAccount(db, row.lang === 'ko' ? 'ko' : 'en')
    if (!account || !row.hold_expires_at) continue
    const whole = { order: row, bookings: bookings.filter(({ order_id }) => order_id === row.id) }
    const transfer = { ...account, depositor: row.depositor, deadline: row.hold_expires_at.toISOString() }
    await mailReminder({ jobs }, db, whole, transfer)
  }
}
