import { asc } from 'drizzle-orm'
import { mostChosen } from '#contract/desk-list'
import type { reviewList } from '#contract/education/review-list'
import type { Data, Parsed } from '#contract/endpoint'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { application } from './education.table'
import { startReview } from './review.service'
import { dueBefore, matching } from './review-filters'
import type { Actor } from './trail.hash'

/** The ids of a bulk action, at most `mostChosen`, longest waiting first. Throws 400 `validation.tooMany` beyond. */
async function chosenIds(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  callerId: string,
  chosen: Parsed<typeof reviewList.start>['body'],
): Promise<string[]> {
  if ('ids' in chosen) return chosen.ids
  const now = clock.now()
  const found = await db
    .select({ id: application.id })
    .from(application)
    .where(matching(chosen.filters, { db, due: await dueBefore(db, now), now, callerId }))
    .orderBy(asc(application.status_at), asc(application.id))
    .limit(mostChosen + 1)
  if (found.length > mostChosen) throw new Refusal(400, 'validation.tooMany')
  return found.map(({ id }) => id)
}

/**
 * Begins the review of several applications, each on its own. Those that no longer wait for it or were never submitted are
 * skipped.
 */
export async function startMany(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor & { id: string },
  chosen: Parsed<typeof reviewList.start>['body'],
): Promise<Data<typeof reviewList.start>> {
  const ids = [...new Set(await chosenIds(deps, actor.id, chosen))]
  let done = 0
  for (const id of ids) {
    try {
      await startReview(deps, actor, id)
      done++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return { done, skipped: ids.length - done }
}
