import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { order } from './booking.table'
import { openStatuses } from './own-holds.service'
import { type WholeOrder, wholeOrders } from './rows.service'

/** Maximum number of an account's orders on a site's page. */
const mostOrders = 100

/** Returns a member's orders on a site, newest first: those still open, and those that were submitted. */
export async function siteOrders(db: Db, accountId: string, site: Site): Promise<WholeOrder[]> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.account_id, accountId),
        eq(order.site, site),
        or(inArray(order.status, openStatuses), isNotNull(order.submitted_at)),
      ),
    )
    .orderBy(desc(order.created_at), desc(order.id))
    .limit(mostOrders)
  const found = await wholeOrders(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => found.find((each) => each.order.id === id) ?? [])
}
