import { asc, count, desc, eq, sum } from 'drizzle-orm'
import type { Parsed } from '#contract/endpoint'
import type { promotionDesk } from '#contract/promotion'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { promotionClick } from './promotion.table'

/** The clicks on promotion links, by day. Two queries, for any number of rows. */
export async function listClicks(
  db: Db,
  { page, per_page, code }: Parsed<typeof promotionDesk.clicks>['query'],
): Promise<z.input<typeof promotionDesk.clicks.data>> {
  const ofCode = code ? eq(promotionClick.code, code) : undefined
  const items = await db
    .select()
    .from(promotionClick)
    .where(ofCode)
    .orderBy(desc(promotionClick.day), asc(promotionClick.code))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db
    .select({ total: count(), clicks: sum(promotionClick.clicks).mapWith(Number) })
    .from(promotionClick)
    .where(ofCode)
  return { items, page, per_page, total: all?.total ?? 0, clicks: all?.clicks ?? 0 }
}
