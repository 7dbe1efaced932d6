import { and, eq, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { booking, order } from './booking.table'

/** Orders that hold seats without being paid or submitted for transfer: their owner can still start over. */
export const openStatuses = ['draft', 'awaiting_payment'] as const

/**
 * Counts the seats that the account's own unfinished orders hold of the departure whose id the outer row has. They count as
 * free for that member, because a new reservation of the same departure takes them over.
 */
export const ownHeldSeats = (db: Db, accountId: Placeholder, departureId: SQLWrapper): SQL<number> =>
  sql<number>`${db
    .select({ seats: sql`coalesce(sum(${booking.seats}), 0)::int` })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(
      and(
        eq(booking.departure_id, departureId),
        eq(booking.account_id, accountId),
        eq(booking.seat_state, 'held'),
        inArray(order.status, openStatuses),
      ),
    )}`
