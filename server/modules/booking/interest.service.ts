import { and, eq, gte, ne } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { Db } from '#server/db/connect'
import { earned, type Interest, type InterestSpan } from '#server/modules/catalog/popularity.service'
import { booking, order } from './booking.table'

/** Points of interest for a reservation, where one view of the page counts one point (product §2). */
const reservationPoints = 20

/** Returns the interest that products have earned by reservations submitted since a day and not canceled; one statement. */
export const interestByReservations = async (db: Db, span: InterestSpan): Promise<Interest> =>
  db
    .select({ product_id: booking.product_id, points: earned(reservationPoints, order.submitted_at, span) })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(and(gte(order.submitted_at, instantInSeoul(span.since)), ne(booking.status, 'cancelled')))
    .groupBy(booking.product_id)
