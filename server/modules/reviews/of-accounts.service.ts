import { desc, inArray } from 'drizzle-orm'
import type { MemberEvent } from '#contract/members-desk'
import type { Db } from '#server/db/connect'
import { review, socialReview } from './reviews.table'

/** The reviews and external posts of accounts, latest first of each. Two queries. */
export async function writtenBy(db: Db, ids: readonly string[], most: number): Promise<MemberEvent[]> {
  const reviews = await db
    .select({ at: review.created_at, id: review.id, title: review.title })
    .from(review)
    .where(inArray(review.account_id, [...ids]))
    .orderBy(desc(review.created_at))
    .limit(most)
  const posts = await db
    .select({ at: socialReview.created_at, id: socialReview.id, title: socialReview.url })
    .from(socialReview)
    .where(inArray(socialReview.account_id, [...ids]))
    .orderBy(desc(socialReview.created_at))
    .limit(most)
  const event = (kind: 'review' | 'post') => (row: (typeof reviews)[number]) => ({
    ...row,
    at: row.at.toISOString(),
    kind,
    site: 'shop' as const,
  })
  return [...reviews.map(event('review')), ...posts.map(event('post'))]
}
