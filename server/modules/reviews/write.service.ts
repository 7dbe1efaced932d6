import { and, eq } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { ReviewText } from '#contract/review'
import { type Db, transaction, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { isActive } from '#server/modules/booking/active.service'
import { booking } from '#server/modules/booking/booking.table'
import { moveRating } from '#server/modules/catalog/rating.service'
import { Refusal } from '#server/refusal'
import { hangPhotos, removePhotos } from './photos.service'
import { review } from './reviews.table'
import { rewardPhotos, takeBackReward } from './rewards'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'storage'>

/** The outcome of a change: `points` earned, or taken back. */
interface Outcome {
  id: string
  points: number
}

async function takenBooking(tx: Db, accountId: string, id: string, today: string) {
  const [row] = await tx
    .select()
    .from(booking)
    .where(and(eq(booking.id, id), eq(booking.account_id, accountId)))
  if (!row) throw new Refusal(404, 'booking.notFound')
  if (!isActive(row)) throw new Refusal(409, 'review.notTaken')
  if (row.date >= today) throw new Refusal(409, 'review.notYet')
  return row
}

/** Locks the member's review until the transaction ends. */
async function lockReview(tx: Db, accountId: string, id: string) {
  const [row] = await tx
    .select()
    .from(review)
    .where(and(eq(review.id, id), eq(review.account_id, accountId)))
    .for('update')
  if (!row) throw new Refusal(404, 'review.notFound')
  return row
}

/**
 * Writes the one review of a booking that took place (product §3), public immediately. Throws 409 `review.notYet`,
 * `review.notTaken`, `review.exists` and `review.photoGone`. `move` counts it into the product's rating.
 */
export async function writeReview(
  { db, clock }: ServiceDeps,
  accountId: string,
  { booking_id, photos, ...text }: ReviewText & { booking_id: string },
  move = moveRating,
): Promise<Outcome> {
  const now = clock.now()
  try {
    return await transaction(db, async (tx) => {
      const { product_id } = await takenBooking(tx, accountId, booking_id, dayInSeoul(now))
      const own = { account_id: accountId, booking_id, product_id, created_at: now, photo_count: photos.length }
      const [row] = await tx
        .insert(review)
        .values({ ...text, ...own })
        .returning({ id: review.id })
      if (!row) throw new Error('a review was not kept')
      await hangPhotos(tx, now, { id: row.id, account_id: accountId }, photos)
      const points = photos.length > 0 ? await rewardPhotos(tx, now, own) : 0
      // Last, because all who review the product wait for this row.
      await move(tx, product_id, { sum: text.rating, count: 1 })
      return { id: row.id, points }
    })
  } catch (error) {
    throw uniqueViolation(error, 'review_booking') ? new Refusal(409, 'review.exists') : error
  }
}

/** Rewrites the member's review. A hidden one stays hidden, and neither counts nor earns anything. */
export async function editReview(
  deps: ServiceDeps,
  accountId: string,
  id: string,
  { photos, ...text }: ReviewText,
): Promise<Outcome> {
  const now = deps.clock.now()
  const { dropped, points } = await transaction(deps.db, async (tx) => {
    const before = await lockReview(tx, accountId, id)
    await tx
      .update(review)
      .set({ ...text, photo_count: photos.length, edited_at: now })
      .where(eq(review.id, id))
    const dropped = await hangPhotos(tx, now, before, photos)
    if (before.status === 'hidden') return { dropped, points: 0 }
    const points = photos.length > 0 ? await rewardPhotos(tx, now, before) : 0
    await moveRating(tx, before.product_id, { sum: text.rating - before.rating, count: 0 })
    return { dropped, points }
  })
  await removePhotos(deps, dropped)
  return { id, points }
}

/** Deletes the member's review with its photos, and takes its reward back as far as the points are left (product §3). */
export async function deleteReview(deps: ServiceDeps, accountId: string, id: string): Promise<Outcome> {
  const now = deps.clock.now()
  const { dropped, points } = await transaction(deps.db, async (tx) => {
    const before = await lockReview(tx, accountId, id)
    const dropped = await hangPhotos(tx, now, before, [])
    await tx.delete(review).where(eq(review.id, id))
    const points = await takeBackReward(tx, now, before)
    if (before.status === 'published') {
      await moveRating(tx, before.product_id, { sum: -before.rating, count: -1 })
    }
    return { dropped, points }
  })
  await removePhotos(deps, dropped)
  return { id, points }
}
