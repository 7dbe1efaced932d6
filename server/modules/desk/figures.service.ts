import { eq, gte, sql } from 'drizzle-orm'
import { addDays, dayInSeoul, daysFrom, instantInSeoul } from '#contract/days'
import { type desk, deskFigureDays } from '#contract/desk'
import type { Data, Role } from '#contract/endpoint'
import { worksAt } from '#contract/sites/desks'
import { sites } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { booking, order } from '#server/modules/booking/booking.table'
import { viewsByDay } from '#server/modules/catalog/popularity.service'

/** The Seoul day on which an order was paid. */
const paidOn = sql<string>`(${order.paid_at} at time zone 'Asia/Seoul')::date::text`

/**
 * Returns the sales, seats and views of the last two weeks by Seoul day and site, of the sites at whose desks somebody with these
 * roles works (product §2). Two statements, each by an index.
 */
export async function figuresByDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  roles: readonly Role[],
): Promise<Data<typeof desk.figures>> {
  const first = addDays(dayInSeoul(clock.now()), 1 - deskFigureDays)
  // A canceled booking has none. Looked up for each order: joined, the table of all bookings would be read.
  const seats = db
    .select({ seats: sql`sum(${booking.seats})` })
    .from(booking)
    .where(eq(booking.order_id, order.id))
  const sales = await db
    .select({
      day: paidOn,
      site: order.site,
      sold_won: sql<number>`sum(${order.amount_won})::int8`.mapWith(Number),
      seats: sql<number>`coalesce(sum((${seats})), 0)::int`,
    })
    .from(order)
    .where(gte(order.paid_at, instantInSeoul(first)))
    .groupBy(paidOn, order.site)
  const views = await viewsByDay(db, first)
  return {
    days: daysFrom(first, deskFigureDays).map((day) => {
      const sold = sales.filter((row) => row.day === day)
      const seen = views.filter((row) => row.day === day)
      return {
        day,
        sites: sites
          .filter((site) => worksAt(site, roles) && [...sold, ...seen].some((row) => row.site === site))
          .map((site) => {
            const { sold_won = 0, seats: taken = 0 } = sold.find((row) => row.site === site) ?? {}
            return { site, sold_won, seats: taken, views: seen.find((row) => row.site === site)?.views ?? 0 }
          }),
      }
    }),
  }
}
