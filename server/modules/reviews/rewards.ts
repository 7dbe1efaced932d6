import { eq } from 'drizzle-orm'
import { reviewPoints } from '#contract/review'
import type { Db } from '#server/db/connect'
import { givePoints, takeBackPoints } from '#server/modules/benefits/reward.service'
import { reviewReward } from './reviews.table'

interface Earner {
  account_id: string
  booking_id: string
}

/** Rewards a photo review, once for each booking however often it is called, and returns the points (product §3). */
export async function rewardPhotos(tx: Db, now: Date, { account_id, booking_id }: Earner): Promise<number> {
  const points = reviewPoints.photo
  const fresh = await tx
    .insert(reviewReward)
    .values({ booking_id, points, at: now })
    .onConflictDoNothing()
    .returning({ id: reviewReward.booking_id })
  if (fresh.length === 0) return 0
  await givePoints(tx, now, account_id, points, 'review')
  return points
}

/** Takes the reward of a deleted review back, as far as its points are left, and returns their number. */
export async function takeBackReward(tx: Db, now: Date, { account_id, booking_id }: Earner): Promise<number> {
  const [given] = await tx.select().from(reviewReward).where(eq(reviewReward.booking_id, booking_id)).for('update')
  if (!given || given.points === 0) return 0
  // The row stays: a second review of the same booking earns nothing.
  await tx.update(reviewReward).set({ points: 0 }).where(eq(reviewReward.booking_id, booking_id))
  return takeBackPoints(tx, now, account_id, given.points, 'review')
}
