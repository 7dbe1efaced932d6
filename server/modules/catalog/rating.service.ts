import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { product } from './catalog.table'

/** How what a product's reviews come to changes: by so many stars and so many reviews. */
export interface RatingMove {
  sum: number
  count: number
}

/** Changes a product's rating, in the transaction of the review that does it. */
export type MoveRating = (tx: Db, productId: string, move: RatingMove) => Promise<void>

/** Relative to what is stored at that time: however many reviews come at once, none is lost. */
export const moveRating: MoveRating = async (tx, productId, { sum, count }) => {
  if (sum === 0 && count === 0) return
  await tx
    .update(product)
    .set({ rating_sum: sql`${product.rating_sum} + ${sum}`, rating_count: sql`${product.rating_count} + ${count}` })
    .where(eq(product.id, productId))
}
