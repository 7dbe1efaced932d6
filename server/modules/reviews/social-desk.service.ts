import { and, count, eq, ilike, inArray, min, or, type SQL, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import { reviewPoints } from '#contract/review'
import {
  type CheckedPost,
  type postDeskSorts,
  type SocialReview,
  type socialReviewDesk,
  socialStatuses,
} from '#contract/social-review'
import { type Db, transaction } from '#server/db/connect'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { actsOn, writeAudit } from '#server/modules/accounts/audit.service'
import { isNamed } from '#server/modules/accounts/named.service'
import { givePoints } from '#server/modules/benefits/reward.service'
import { Refusal } from '#server/refusal'
import { socialReview } from './reviews.table'
import { postView } from './social.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>

const keys: Record<(typeof postDeskSorts)[number], SortKey> = {
  created_at: { by: socialReview.created_at, kind: 'instant' },
}

const posts = (db: Db, key: SQL<string> = sql<string>`''`) =>
  db
    .select({ id: socialReview.id, key, post: socialReview, author_name: account.name, author_email: account.email })
    .from(socialReview)
    .innerJoin(account, eq(account.id, socialReview.account_id))
    .$dynamic()

const asChecked = ({ post, author_name, author_email }: Awaited<ReturnType<typeof posts>>[number]): CheckedPost => ({
  ...postView(post),
  author_name,
  author_email,
})

/** Posts with their senders, and the count of each status. Two queries, three for many rows. */
export async function postsToCheck(
  db: Db,
  { cursor, per_page, sort, exact, status, q }: Parsed<typeof socialReviewDesk.list>['query'],
): Promise<Data<typeof socialReviewDesk.list>> {
  const authors = q ? db.select({ id: account.id }).from(account).where(isNamed(q)) : undefined
  const match =
    q && authors ? or(ilike(socialReview.url, anywhere(q)), inArray(socialReview.account_id, authors)) : undefined
  const counted = await countByStatus(
    db,
    socialStatuses,
    (only) =>
      db
        .select({ status: socialReview.status })
        .from(socialReview)
        .where(and(match, only && eq(socialReview.status, only))),
    { status, exact },
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, socialReview.id, { cursor, per_page, descending })
  const page = await posts(db, set.key)
    .where(and(match, status && eq(socialReview.status, status), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(page)
  return { items: rows.map(asChecked), ...counted, next, previous }
}

/** One post with its history. Throws 404. */
export async function postToCheck(db: Db, id: string): Promise<Data<typeof socialReviewDesk.detail>> {
  const [row] = await posts(db).where(eq(socialReview.id, id))
  if (!row) throw new Refusal(404, 'review.notFound')
  return { ...asChecked(row), acts: await actsOn(db, id) }
}

/** Decides on a waiting post. Of two concurrent operators the second is refused with `general.conflict`. */
async function decide(
  tx: Db,
  at: Date,
  operator: string,
  id: string,
  outcome: Pick<SocialReview, 'reason' | 'points'> & { status: 'approved' | 'rejected' },
): Promise<{ account_id: string }> {
  const [row] = await tx
    .update(socialReview)
    .set({ ...outcome, decided_at: at })
    .where(and(eq(socialReview.id, id), eq(socialReview.status, 'waiting')))
    .returning({ account_id: socialReview.account_id })
  if (!row) {
    const [existing] = await tx.select({ id: socialReview.id }).from(socialReview).where(eq(socialReview.id, id))
    throw existing ? new Refusal(409, 'general.conflict') : new Refusal(404, 'review.notFound')
  }
  const { status, ...detail } = outcome
  await writeAudit(tx, { at, actor_id: operator, act: `social-review.${status}`, subject: id, detail })
  return row
}

/** Approves a post and awards its points, once (product §3). */
export const approvePost = ({ db, clock }: ServiceDeps, operator: string, id: string) =>
  transaction(db, async (tx) => {
    const now = clock.now()
    const points = reviewPoints.social
    const { account_id } = await decide(tx, now, operator, id, { status: 'approved', reason: null, points })
    await givePoints(tx, now, account_id, points, 'review')
    return { status: 'approved' as const, points }
  })

/** Rejects a post with a reason for its sender, who can send it again. */
export const rejectPost = ({ db, clock }: ServiceDeps, operator: string, id: string, reason: string) =>
  transaction(db, async (tx) => {
    await decide(tx, clock.now(), operator, id, { status: 'rejected', reason, points: 0 })
    return { status: 'rejected' as const }
  })

/** How many posts wait for a decision, and since when the first of them has waited. */
export async function waitingPosts(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: min(socialReview.created_at) })
    .from(socialReview)
    .where(eq(socialReview.status, 'waiting'))
  return row ?? { count: 0, since: null }
}
