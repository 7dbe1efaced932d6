import { gte } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { Db } from '#server/db/connect'
import { earned, type Interest, type InterestSpan } from '#server/modules/catalog/popularity.service'
import { wish } from './wishlist.table'

/** What a wish counts, in points, where somebody who opens the page counts one (product §2). */
const wishPoints = 5

/** What products have earned by wishes since a day; one statement. */
export const interestByWishes = async (db: Db, span: InterestSpan): Promise<Interest> =>
  db
    .select({ product_id: wish.product_id, points: earned(wishPoints, wish.created_at, span) })
    .from(wish)
    .where(gte(wish.created_at, instantInSeoul(span.since)))
    .groupBy(wish.product_id)
