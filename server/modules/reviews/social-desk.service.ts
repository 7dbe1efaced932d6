import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import { reviewPoints } from '#contract/review'
import type { SocialReview, socialReviewDesk } from '#contract/social-review'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { givePoints } from '#server/modules/benefits/reward.service'
import { Refusal } from '#server/refusal'
import { socialReview } from './reviews.table'
import { postView } from './social.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>

/** Posts, the newest first, with who sent them. Two queries. */
export async function postsToCheck(
  db: Db,
  { page, per_page, status }: { page: number; per_page: number; status?: SocialReview['status'] },
): Promise<Data<typeof socialReviewDesk.list>> {
  const wanted = status && eq(socialReview.status, status)
  const rows = await db
    .select({ post: socialReview, author_name: account.name, author_email: account.email })
    .from(socialReview)
    .innerJoin(account, eq(account.id, socialReview.account_id))
    .where(wanted)
    .orderBy(desc(socialReview.created_at), asc(socialReview.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db.select({ total: count() }).from(socialReview).where(wanted)
  return {
    items: rows.map(({ post, ...author }) => ({ ...postView(post), ...author })),
    page,
    per_page,
    total: all?.total ?? 0,
  }
}

/** Decides a post that still waits: of two operators at once one does it, the other is refused with `general.conflict`. */
async function decide(
  tx: Db,
  at: Date,
  operator: string,
  id: string,
  outcome: Pick<SocialReview, 'status' | 'reason' | 'points'>,
): Promise<{ account_id: string }> {
  const [row] = await tx
    .update(socialReview)
    .set({ ...outcome, decided_at: at })
    .where(and(eq(socialReview.id, id), eq(socialReview.status, 'waiting')))
    .returning({ account_id: socialReview.account_id })
  if (!row) {
    const [known] = await tx.select({ id: socialReview.id }).from(socialReview).where(eq(socialReview.id, id))
    throw known ? new Refusal(409, 'general.conflict') : new Refusal(404, 'review.notFound')
  }
  const { status, ...detail } = outcome
  await writeAudit(tx, { at, actor_id: operator, act: `social-review.${status}`, subject: id, detail })
  return row
}

/** Approves a post and gives its points, once (product §3). */
export const approvePost = ({ db, clock }: ServiceDeps, operator: string, id: string) =>
  transaction(db, async (tx) => {
    const now = clock.now()
    const points = reviewPoints.social
    const { account_id } = await decide(tx, now, operator, id, { status: 'approved', reason: null, points })
    await givePoints(tx, now, account_id, points, 'review')
    return { status: 'approved' as const, points }
  })

/** Turns a post down; whoever sent it reads why, and may send it again. */
export const rejectPost = ({ db, clock }: ServiceDeps, operator: string, id: string, reason: string) =>
  transaction(db, async (tx) => {
    await decide(tx, clock.now(), operator, id, { status: 'rejected', reason, points: 0 })
    return { status: 'rejected' as const }
  })
