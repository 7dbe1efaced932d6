import { eq, gte, sql } from 'drizzle-orm'
import { addDays, dayInSeoul, daysFrom, instantInSeoul } from '#contract/days'
import { type desk, deskFigureDays } from '#contract/desk'
import type { Data } from '#contract/endpoint'
import type { Deps } from '#server/deps'
import { booking, order } from '#server/modules/booking/booking.table'
import { viewsByDay } from '#server/modules/catalog/popularity.service'

/** The Seoul day on which an order was paid. */
const paidOn = sql<string>`(${order.paid_at} at time zone 'Asia/Seoul')::date::text`

/** Returns the sales, seats and views of the last two weeks by Seoul day (product §2). Three statements, each by an index. */
export async function figuresByDay({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Data<typeof desk.figures>> {
  const first = addDays(dayInSeoul(clock.now()), 1 - deskFigureDays)
  const isPaid = gte(order.paid_at, instantInSeoul(first))
  const sales = await db
    .select({ day: paidOn, sold_won: sql<number>`sum(${order.amount_won})::int8`.mapWith(Number) })
    .from(order)
    .where(isPaid)
    .groupBy(paidOn)
  // A canceled booking has none.
  const seats = await db
    .select({ day: paidOn, seats: sql<number>`sum(${booking.seats})::int` })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(isPaid)
    .groupBy(paidOn)
  const views = await viewsByDay(db, first)
  return {
    days: daysFrom(first, deskFigureDays).map((day) => ({
      day,
      sold_won: sales.find((row) => row.day === day)?.sold_won ?? 0,
      seats: seats.find((row) => row.day === day)?.seats ?? 0,
      views: views.find((row) => row.day === day)?.views ?? 0,
    })),
  }
}
