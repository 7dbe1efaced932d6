import { gte, sql } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { Db } from '#server/db/connect'
import { decayed, type Interest } from '#server/modules/catalog/popularity.service'
import { wish } from './wishlist.table'

/** What a wish counts, in points, where somebody who opens the page counts one (product §2). */
const wishPoints = 5

/** What products have earned by wishes since a day; one statement. */
export async function interestByWishes(db: Db, { since, today }: { since: string; today: string }): Promise<Interest> {
  const day = sql`(${wish.created_at} at time zone 'Asia/Seoul')::date`
  return db
    .select({
      product_id: wish.product_id,
      points: sql<number>`sum(${wishPoints} * ${decayed(day, today)})::float`,
    })
    .from(wish)
    .where(gte(wish.created_at, instantInSeoul(since)))
    .groupBy(wish.product_id)
}
