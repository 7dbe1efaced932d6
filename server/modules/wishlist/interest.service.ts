import { gte } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { Db } from '#server/db/connect'
import { earned, type Interest, type InterestSpan } from '#server/modules/catalog/popularity.service'
import { wish } from './wishlist.table'

/** The points of a wish, where a page view counts one (product §2). */
const wishPoints = 5

/** The points that products have earned by wishes since a day; one statement. */
export const interestByWishes = async (db: Db, span: InterestSpan): Promise<Interest> =>
  db
    .select({ product_id: wish.product_id, points: earned(wishPoints, wish.created_at, span) })
    .from(wish)
    .where(gte(wish.created_at, instantInSeoul(span.since)))
    .groupBy(wish.product_id)
