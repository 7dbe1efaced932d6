import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { socialReview as contract, SocialReview } from '#contract/social-review'
import { type Db, transaction, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { hasTakenPlace } from '#server/modules/booking/active.service'
import { booking } from '#server/modules/booking/booking.table'
import { Refusal } from '#server/refusal'
import { socialReview } from './reviews.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>

/** A post as the contract shows it. */
export const postView = (row: typeof socialReview.$inferSelect): SocialReview => ({
  id: row.id,
  url: row.url,
  status: row.status,
  reason: row.reason,
  points: row.points,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
})

/** How many more posts a member can send: one for each tour taken, not counting rejected posts (product §3). */
async function postsLeft(db: Db, now: Date, accountId: string): Promise<number> {
  const [tours] = await db
    .select({ count: count() })
    .from(booking)
    .where(and(eq(booking.account_id, accountId), hasTakenPlace(dayInSeoul(now))))
  const [posts] = await db
    .select({ count: count() })
    .from(socialReview)
    .where(and(eq(socialReview.account_id, accountId), ne(socialReview.status, 'rejected')))
  return Math.max(0, (tours?.count ?? 0) - (posts?.count ?? 0))
}

/** The member's posts, the newest first. Four queries. */
export async function ownPosts(
  { db, clock }: ServiceDeps,
  accountId: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<Data<typeof contract.mine>> {
  const mine = eq(socialReview.account_id, accountId)
  const rows = await db
    .select()
    .from(socialReview)
    .where(mine)
    .orderBy(desc(socialReview.created_at), asc(socialReview.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db.select({ total: count() }).from(socialReview).where(mine)
  const left = await postsLeft(db, clock.now(), accountId)
  return { items: rows.map(postView), page, per_page, total: all?.total ?? 0, left }
}

/** Stores a post for an operator's decision. Throws 409 `review.socialNoTour` and `review.socialExists`. */
export async function sendPost({ db, clock }: ServiceDeps, accountId: string, url: string): Promise<SocialReview> {
  const now = clock.now()
  try {
    return await transaction(db, async (tx) => {
      // Serializes a member's posts: either of two could use up the last one left.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`posts ${accountId}`}, 0))`)
      if ((await postsLeft(tx, now, accountId)) === 0) throw new Refusal(409, 'review.socialNoTour')
      const [row] = await tx.insert(socialReview).values({ account_id: accountId, url, created_at: now }).returning()
      if (!row) throw new Error('a post was not kept')
      return postView(row)
    })
  } catch (error) {
    throw uniqueViolation(error, 'social_review_url') ? new Refusal(409, 'review.socialExists', 'url') : error
  }
}
