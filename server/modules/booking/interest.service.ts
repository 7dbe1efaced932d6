import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { Db } from '#server/db/connect'
import { decayed, type Interest } from '#server/modules/catalog/popularity.service'
import { booking, order } from './booking.table'

/** What a reservation counts, in points, where somebody who opens the page counts one (product §2). */
const reservationPoints = 20

/** What products have earned by reservations that were submitted since a day and stand; one statement. */
export async function interestByReservations(
  db: Db,
  { since, today }: { since: string; today: string },
): Promise<Interest> {
  const day = sql`(${order.submitted_at} at time zone 'Asia/Seoul')::date`
  return db
    .select({
      product_id: booking.product_id,
      points: sql<number>`sum(${reservationPoints} * ${decayed(day, today)})::float`,
    })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(and(gte(order.submitted_at, instantInSeoul(since)), ne(booking.status, 'cancelled')))
    .groupBy(booking.product_id)
}
