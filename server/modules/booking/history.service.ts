import { and, asc, inArray, sql } from 'drizzle-orm'
import type { BookingChange } from '#contract/booking'
import type { Db } from '#server/db/connect'
import { bookingEvent } from './booking.table'

const machines = ['system', 'payment'] as const
/** Who wanted a cancellation. The event's actor may be another, such as the operator who sends the money back. */
const wishes = ['member', 'operator'] as const

/** Returns the changes of these bookings of a member since they were reserved, by id; one query. */
export async function historiesOf(
  db: Db,
  ids: readonly string[],
  accountId: string,
): Promise<Map<string, BookingChange[]>> {
  const rows = await db
    .select()
    .from(bookingEvent)
    .where(
      and(inArray(bookingEvent.booking_id, [...ids]), sql`${bookingEvent.from} is distinct from ${bookingEvent.to}`),
    )
    .orderBy(asc(bookingEvent.seq))
  const found = new Map<string, BookingChange[]>(ids.map((id) => [id, []]))
  for (const { booking_id, at, to, actor, reason } of rows) {
    const wish = to === 'cancelled' && wishes.find((each) => each === reason)
    const doer = actor === accountId ? 'member' : (machines.find((each) => each === actor) ?? 'operator')
    found.get(booking_id)?.push({ at: at.toISOString(), to, by: wish || doer, reason: wish ? '' : reason })
  }
  return found
}

/** Returns the changes of a booking since it was reserved, as its member sees them. */
export const historyOf = async (db: Db, id: string, accountId: string): Promise<BookingChange[]> =>
  (await historiesOf(db, [id], accountId)).get(id) ?? []
