import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { review, reviewPhoto, socialReview } from './reviews.table'

/** What this module stores about these accounts. */
export async function keptReviews(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return {
    reviews: await ownRows(db, review, review.account_id, ids),
    photos: await ownRows(db, reviewPhoto, reviewPhoto.account_id, ids),
    posts: await ownRows(db, socialReview, socialReview.account_id, ids),
  }
}
