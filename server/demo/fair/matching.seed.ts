import { arrayContains } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { currentEdition } from '#server/modules/fair/edition.service'
import { matchingRun } from '#server/modules/fair-matching/matching.table'
import { weightsOf } from '#server/modules/fair-matching/settings.service'

export const demoMatchingRun = 'b2f0c9d4-7a61-4c35-9e18-3d5a6f7081c2'

/** A matching run that the fair's office has requested: the server does it once it has started. */
export async function seedMatching({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  const [office] = await db
    .select({ id: account.id })
    .from(account)
    .where(arrayContains(account.roles, ['fair-admin']))
  if (!office) return
  const { year } = await currentEdition(db, now)
  const { weights } = await weightsOf(db, year)
  await db
    .insert(matchingRun)
    .values({ id: demoMatchingRun, year, mode: 'new', weights, asked_by: office.id, created_at: now })
  await jobs.enqueue(db, 'match-fair', { id: demoMatchingRun })
}
