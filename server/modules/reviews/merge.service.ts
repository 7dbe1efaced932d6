import { movedRows } from '#server/db/moved-rows'
import { review, reviewPhoto, socialReview } from './reviews.table'

/** What this module moves when two accounts are merged. */
export const mergedReviews = [
  movedRows({ kind: 'reviews', table: review, column: review.account_id }),
  movedRows({ kind: null, table: reviewPhoto, column: reviewPhoto.account_id }),
  movedRows({ kind: 'posts', table: socialReview, column: socialReview.account_id }),
]
