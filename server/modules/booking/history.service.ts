import { and, asc, eq, sql } from 'drizzle-orm'
import type { BookingChange } from '#contract/booking'
import type { Db } from '#server/db/connect'
import { bookingEvent } from './booking.table'

const machines = ['system', 'payment'] as const

/** What has become of a booking since it was reserved, as its member is told of it. */
export async function historyOf(db: Db, id: string, accountId: string): Promise<BookingChange[]> {
  const rows = await db
    .select()
    .from(bookingEvent)
    .where(and(eq(bookingEvent.booking_id, id), sql`${bookingEvent.from} is distinct from ${bookingEvent.to}`))
    .orderBy(asc(bookingEvent.seq))
  return rows.map(({ at, to, actor, reason }) => ({
    at: at.toISOString(),
    to,
    by: actor === accountId ? 'member' : (machines.find((each) => each === actor) ?? 'operator'),
    reason,
  }))
}
