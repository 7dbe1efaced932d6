import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { picture } from '#server/modules/media/media.table'
import { review, reviewPhoto } from './reviews.table'

/** Keys of photos: random ones, and those of the demo data. No other picture is asked about. */
const photoKey = /^pictures\/(?:[0-9a-f]{24}|review-[0-9a-f]{16})$/

/** Whether a picture is a photo that somebody sent, and if so, whether its review is hidden: then it is not shown. */
export async function photoState(db: Db, key: string): Promise<'photo' | 'withheld' | null> {
  if (!photoKey.test(key)) return null
  const [row] = await db
    .select({ status: review.status })
    .from(picture)
    .innerJoin(reviewPhoto, eq(reviewPhoto.picture_id, picture.id))
    .leftJoin(review, eq(review.id, reviewPhoto.review_id))
    .where(eq(picture.key, key))
  if (!row) return null
  return row.status === 'hidden' ? 'withheld' : 'photo'
}
