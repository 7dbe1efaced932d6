import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import {
  type OwnReview,
  type ReviewStatus,
  type reviewDesk,
  type reviewDeskSorts,
  reviewStatuses,
} from '#contract/review'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { actsOn, writeAudit } from '#server/modules/accounts/audit.service'
import { isNamed } from '#server/modules/accounts/named.service'
import { moveRating } from '#server/modules/catalog/rating.service'
import { Refusal } from '#server/refusal'
import { ownViews, type ReviewRow, reviewRows } from './reviews.rows'
import { review, reviewWords } from './reviews.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>

const keys: Record<(typeof reviewDeskSorts)[number], SortKey> = {
  written_at: { by: sql`coalesce(${review.edited_at}, ${review.created_at})`, kind: 'instant' },
  rating: { by: review.rating, kind: 'number' },
}

/** Reviews whose own words or whose author match: each half uses its own index. */
function having(db: Db, q: string) {
  const pattern = anywhere(q.toLowerCase())
  const own = db
    .select({ id: review.id })
    .from(review)
    .where(sql`${reviewWords(review)} like ${pattern}`)
  const authors = db
    .select({ id: review.id })
    .from(account)
    .innerJoin(review, eq(review.account_id, account.id))
    .where(isNamed(q))
  return inArray(review.id, own.unionAll(authors))
}

const withAuthor = (view: z.input<typeof OwnReview>, row: ReviewRow | undefined) => ({
  ...view,
  author_name: row?.name ?? '',
  author_email: row?.email ?? '',
})

/** Reviews to check with their authors, and the count of each status. Five queries, six for many rows. */
export async function reviewsToCheck(
  deps: ServiceDeps & Pick<Deps, 'settings'>,
  { cursor, per_page, sort, exact, status, stars, q, lang }: Parsed<typeof reviewDesk.list>['query'],
): Promise<Data<typeof reviewDesk.list>> {
  const { db } = deps
  const match = and(stars === undefined ? undefined : eq(review.rating, stars), q ? having(db, q) : undefined)
  const counted = await countByStatus(
    db,
    reviewStatuses,
    (only) =>
      db
        .select({ status: review.status })
        .from(review)
        .where(and(match, only && eq(review.status, only))),
    { status, exact },
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, review.id, { cursor, per_page, descending })
  const page = await reviewRows(db, { id: review.id, key: set.key })
    .where(and(match, status && eq(review.status, status), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(page)
  const views = await ownViews(deps, rows, lang)
  return {
    items: views.map((view, at) => withAuthor(view, rows[at])),
    ...counted,
    next,
    previous,
  }
}

/** One review with its history. Throws 404. */
export async function reviewToCheck(
  deps: ServiceDeps & Pick<Deps, 'settings'>,
  id: string,
  lang: Lang,
): Promise<Data<typeof reviewDesk.detail>> {
  const rows = await reviewRows(deps.db).where(eq(review.id, id))
  const [view] = await ownViews(deps, rows, lang)
  if (!view) throw new Refusal(404, 'review.notFound')
  return { ...withAuthor(view, rows[0]), acts: await actsOn(deps.db, id) }
}

/** Changes a review's status. Of two concurrent operators the second is refused with `general.conflict`. */
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

/** Hides a review from the product's page, with a reason for its author. It no longer counts. */
export const hideReview = (
  deps: ServiceDeps,
  operator: string,
  id: string,
  reason: string,
): ReturnType<typeof become> => become(deps, operator, id, { status: 'hidden', reason })

/** Publishes a hidden review again. */
export const showReview = (deps: ServiceDeps, operator: string, id: string): ReturnType<typeof become> =>
  become(deps, operator, id, { status: 'published', reason: null })
