import { and, count, eq } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import { type fairMatching, type MatchingWeights, pairWeights } from '#contract/fair/matching'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { currentEdition } from '#server/modules/fair/edition.service'
import { Refusal } from '#server/refusal'
import { usualWeights } from './engine/figures'
import { figuresOf } from './figures'
import { matchingInput } from './input.service'
import { matchingLock, matchingSettings } from './matching.table'
import { weightIn, withoutWeight } from './weights'

/** The weights of a year, and their version: 0 while they have never been set. */
export async function weightsOf(db: Db, year: number): Promise<{ weights: MatchingWeights; version: number }> {
  const [row] = await db.select().from(matchingSettings).where(eq(matchingSettings.year, year))
  return row ?? { weights: { ...usualWeights, priority: [...usualWeights.priority] }, version: 0 }
}

/** The weights and the current input of this year's matching. Throws 404 if there is no fair (product §3). */
export async function showMatching({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now()
  const edition = await currentEdition(db, now)
  const { weights, version } = await weightsOf(db, edition.year)
  const { input } = await matchingInput(db, { edition, now, weights, seed: '' })
  const [locks] = await db.select({ locked: count() }).from(matchingLock).where(eq(matchingLock.year, edition.year))
  const of = (kind: 'buyer' | 'seller') => input.participants.filter(({ side }) => side === kind).length
  return {
    weights,
    version,
    buyers: of('buyer'),
    sellers: of('seller'),
    slots: new Set(input.participants.flatMap(({ free }) => free)).size,
    wishes: input.wishes.length,
    fixed: input.fixed.length,
    locked: locks?.locked ?? 0,
  }
}

/** Sets the weights, with an entry in the audit log. Throws 409 `general.conflict` if someone else has set them since. */
export function setWeights(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { by, weights, base }: { by: string; weights: MatchingWeights; base: number },
): Promise<{ version: number }> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const { year } = await currentEdition(tx, now)
    const before = await weightsOf(tx, year)
    const version = base + 1
    const [written] =
      base === 0
        ? await tx.insert(matchingSettings).values({ year, weights, version }).onConflictDoNothing().returning()
        : await tx
            .update(matchingSettings)
            .set({ weights, version })
            .where(and(eq(matchingSettings.year, year), eq(matchingSettings.version, base)))
            .returning()
    if (!written) throw new Refusal(409, 'general.conflict')
    await writeAudit(tx, {
      at: now,
      actor_id: by,
      act: 'fair.matchingWeights',
      subject: String(year),
      detail: { from: before.weights, to: weights },
    })
    return { version }
  })
}

/**
 * Compares the best pairs under the current weights, under others, and under those others without each of them. Throws 503
 * `general.unavailable` under heavy use.
 */
export async function previewWeights(
  { db, clock, matcher }: Pick<Deps, 'db' | 'clock' | 'matcher'>,
  weights: MatchingWeights,
): Promise<Data<typeof fairMatching.preview>> {
  const at = clock.now()
  const edition = await currentEdition(db, at)
  const usual = (await weightsOf(db, edition.year)).weights
  const { input } = await matchingInput(db, { edition, now: at, weights: usual, seed: '' })
  const effective = pairWeights.filter((weight) => weightIn(weights, weight) > 0)
  const each = effective.map((weight) => withoutWeight(weights, weight))
  const previews = await matcher.run({ kind: 'preview', input, weights: [usual, weights, ...each] })
  const [set, changed, ...without] = previews.map(({ pairs, shares }) => figuresOf(input, pairs, shares))
  if (!set || !changed) throw new Error('a preview has a part for each of its weights')
  return {
    set,
    changed,
    without: without.flatMap((figures, nth) => {
      const weight = effective[nth]
      return weight ? [{ weight, figures }] : []
    }),
  }
}
