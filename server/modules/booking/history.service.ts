import { and, asc, eq, sql } from 'drizzle-orm'
import type { BookingChange } from '#contract/booking'
import type { Db } from '#server/db/connect'
import { bookingEvent } from './booking.table'

const machines = ['system', 'payment'] as const
/** Whose wish a cancellation was: written where it is done, maybe by somebody else, such as who sends the money back. */
const wishes = ['member', 'operator'] as const

/** What has become of a booking since it was reserved, as its member sees it. */
export async function historyOf(db: Db, id: string, accountId: string): Promise<BookingChange[]> {
  const rows = await db
    .select()
    .from(bookingEvent)
    .where(and(eq(bookingEvent.booking_id, id), sql`${bookingEvent.from} is distinct from ${bookingEvent.to}`))
    .orderBy(asc(bookingEvent.seq))
  return rows.map(({ at, to, actor, reason }) => {
    const wish = to === 'cancelled' && wishes.find((each) => each === reason)
    const doer = actor === accountId ? 'member' : (machines.find((each) => each === actor) ?? 'operator')
    return { at: at.toISOString(), to, by: wish || doer, reason: wish ? '' : reason }
  })
}
