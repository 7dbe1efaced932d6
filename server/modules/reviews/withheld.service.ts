import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { picture } from '#server/modules/media/media.table'
import { review, reviewPhoto } from './reviews.table'

/** Keys of photos: random ones, and those of the demo data. Other pictures are not looked up. */
const photoKey = /^pictures\/(?:[0-9a-f]{24}|review-[0-9a-f]{16})$/

/** Whether a picture is a user's photo, and if so, whether it is withheld because its review is hidden. */
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
