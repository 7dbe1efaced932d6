import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { order } from '#server/modules/booking/booking.table'
import type { HookContext } from '#server/ports/hooks'
import { miceApplication } from './application.table'

/** How many orders were ever submitted for each of these booths; one query. */
export async function boothOrders(db: Db, boothIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: miceApplication.booth_id, orders: count() })
    .from(miceApplication)
    .innerJoin(order, eq(order.id, miceApplication.order_id))
    .where(and(inArray(miceApplication.booth_id, [...boothIds]), isNotNull(order.submitted_at)))
    .groupBy(miceApplication.booth_id)
  return new Map(rows.map(({ id, orders }) => [id, orders]))
}

/** Removes what is stored about holds of these booths, none of which was submitted. */
export async function forgetHolds({ db }: HookContext, boothIds: readonly string[]): Promise<void> {
  await db.delete(miceApplication).where(inArray(miceApplication.booth_id, [...boothIds]))
}
