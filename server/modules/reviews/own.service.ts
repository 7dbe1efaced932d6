import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { review as contract, OwnReview } from '#contract/review'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { ownViews, reviewRows } from './reviews.rows'
import { review } from './reviews.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

interface Page {
  page: number
  per_page: number
  lang: Lang
}

/** The member's reviews, the newest first. Five queries. */
export async function ownReviews(
  deps: ServiceDeps,
  accountId: string,
  { page, per_page, lang }: Page,
): Promise<Data<typeof contract.mine>> {
  const { db } = deps
  const mine = eq(review.account_id, accountId)
  const rows = await reviewRows(db)
    .where(mine)
    .orderBy(desc(review.created_at), asc(review.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db.select({ total: count() }).from(review).where(mine)
  return { items: await ownViews(deps, rows, lang), page, per_page, total: all?.total ?? 0 }
}

/** One review of the member. Throws 404 for another member's. */
export async function ownReview(deps: ServiceDeps, accountId: string, id: string, lang: Lang): Promise<OwnReview> {
  const rows = await reviewRows(deps.db).where(and(eq(review.id, id), eq(review.account_id, accountId)))
  const [found] = await ownViews(deps, rows, lang)
  if (!found) throw new Refusal(404, 'review.notFound')
  return found
}
