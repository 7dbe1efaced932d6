import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import type { miceBoothDesk } from '#contract/mice/desk'
import type { Db } from '#server/db/connect'
import { booking, order } from '#server/modules/booking/booking.table'
import { boothRows } from '#server/modules/mice/companies.service'
import { findCurrent } from '#server/modules/mice/edition.service'
import { miceApplication } from './application.table'

/**
 * Submitted applications for booths of this year, with the amount paid for those that are active. Three queries, for any number
 * of rows.
 */
export async function listBooths(
  db: Db,
  now: Date,
  { page, per_page }: Parsed<typeof miceBoothDesk.list>['query'],
): Promise<Data<typeof miceBoothDesk.list>> {
  const found = await findCurrent(db, now)
  if (!found) return { items: [], page, per_page, total: 0, paid_won: 0 }
  const numbers = new Map((await boothRows(db, found.year)).map(({ booth }) => [booth.id, booth.number]))
  const submitted = and(eq(miceApplication.year, found.year), isNotNull(order.submitted_at))
  const rows = await db
    .select({ application: miceApplication, order, booking })
    .from(miceApplication)
    .innerJoin(order, eq(order.id, miceApplication.order_id))
    .innerJoin(booking, eq(booking.order_id, order.id))
    .where(submitted)
    .orderBy(desc(miceApplication.created_at), desc(miceApplication.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db
    .select({
      total: sql<number>`count(*)::int`,
      paid_won: sql<number>`coalesce(sum(${order.amount_won}) filter (where ${order.status} = 'paid'), 0)::float8`,
    })
    .from(miceApplication)
    .innerJoin(order, eq(order.id, miceApplication.order_id))
    .where(submitted)
  return {
    items: rows.map(({ application, order: own, booking: booked }) => ({
      id: booked.id,
      order_id: own.id,
      number: numbers.get(application.booth_id) ?? '',
      sign: application.sign,
      company: application.invoice?.company ?? null,
      order_status: own.status,
      status: booked.status,
      amount_won: own.amount_won,
      hold_expires_at: own.hold_expires_at?.toISOString() ?? null,
      created_at: application.created_at.toISOString(),
    })),
    page,
    per_page,
    total: all?.total ?? 0,
    paid_won: all?.paid_won ?? 0,
  }
}
