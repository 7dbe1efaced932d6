import { asc, count, eq, sql } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { ReviewStatus, reviewDesk } from '#contract/review'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { moveRating } from '#server/modules/catalog/rating.service'
import { Refusal } from '#server/refusal'
import { ownViews, reviewRows } from './reviews.rows'
import { review } from './reviews.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>

/** What was written or edited last comes first: so a hidden review that was mended is looked at again. */
const latest = [sql`coalesce(${review.edited_at}, ${review.created_at}) desc`, asc(review.id)]

/** Reviews to be checked with who wrote them. Five queries. */
export async function reviewsToCheck(
  deps: ServiceDeps & Pick<Deps, 'settings'>,
  { page, per_page, status, lang }: { page: number; per_page: number; status?: ReviewStatus; lang: Lang },
): Promise<Data<typeof reviewDesk.list>> {
  const { db } = deps
  const wanted = status && eq(review.status, status)
  const rows = await reviewRows(db)
    .where(wanted)
    .orderBy(...latest)
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db.select({ total: count() }).from(review).where(wanted)
  const views = await ownViews(deps, rows, lang)
  return {
    items: views.map((view, at) => ({
      ...view,
      author_name: rows[at]?.name ?? '',
      author_email: rows[at]?.email ?? '',
    })),
    page,
    per_page,
    total: all?.total ?? 0,
  }
}

/** Of two operators who act at once one does it; the other is refused with `general.conflict`. */
async function become(
  { db, clock }: ServiceDeps,
  operator: string,
  id: string,
  { status, reason }: { status: ReviewStatus; reason: string | null },
): Promise<{ status: ReviewStatus }> {
  return transaction(db, async (tx) => {
    const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update')
    if (!row) throw new Refusal(404, 'review.notFound')
    if (row.status === status) throw new Refusal(409, 'general.conflict')
    await tx.update(review).set({ status, hidden_reason: reason }).where(eq(review.id, id))
    const act = status === 'hidden' ? 'review.hide' : 'review.show'
    await writeAudit(tx, { at: clock.now(), actor_id: operator, act, subject: id, detail: reason ? { reason } : {} })
    const sign = status === 'hidden' ? -1 : 1
    await moveRating(tx, row.product_id, { sum: sign * row.rating, count: sign })
    return { status }
  })
}

/** Takes a review off the product's page; its author reads why. It counts no longer. */
export const hideReview = (
  deps: ServiceDeps,
  operator: string,
  id: string,
  reason: string,
): ReturnType<typeof become> => become(deps, operator, id, { status: 'hidden', reason })

/** Puts a hidden review back. */
export const showReview = (deps: ServiceDeps, operator: string, id: string): ReturnType<typeof become> =>
  become(deps, operator, id, { status: 'published', reason: null })
