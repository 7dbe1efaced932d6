import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { product } from './catalog.table'

/** A change of a product's rating: stars and reviews to add. */
export interface RatingMove {
  sum: number
  count: number
}

/** Changes a product's rating, in the transaction of the review. */
export type MoveRating = (tx: Db, productId: string, move: RatingMove) => Promise<void>

/** Relative to the stored values, so that no concurrent review is lost. */
export const moveRating: MoveRating = async (tx, productId, { sum, count }) => {
  if (sum === 0 && count === 0) return
  await tx
    .update(product)
    .set({ rating_sum: sql`${product.rating_sum} + ${sum}`, rating_count: sql`${product.rating_count} + ${count}` })
    .where(eq(product.id, productId))
}
