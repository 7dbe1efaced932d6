import { eq } from 'drizzle-orm'
import type { OpenMerge } from '#contract/members-merge'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { account } from './accounts.table'
import {
  backOf,
  forgetJournal,
  journalOf,
  lockAccounts,
  lockMerge,
  type MergeRow,
  openMerge,
  readAccounts,
  sidesIn,
} from './merge.rows'
import { countedByKind, notifyBoth } from './merge.service'
import { accountMerge } from './merge.table'

type ServiceDeps = Pick<Deps, 'clock' | 'db' | 'hooks'>

/** Returns the merge of an account that can still be undone, with what undoing would give back; null if there is none. */
export async function mergeOf({ db, clock, hooks }: ServiceDeps, id: string): Promise<OpenMerge | null> {
  const merge = await openMerge(db, id)
  const now = clock.now()
  if (!merge || merge.until <= now) return null
  const { remaining, other } = sidesIn(await readAccounts(db, [merge.remaining_id, merge.other_id]), merge)
  const moved = await journalOf(db, merge.id)
  const counts: Parameters<typeof countedByKind>[0][number][] = []
  const points = { moved: 0, back: 0 }
  for (const { kind, column, returnable } of hooks.merged) {
    const keys = moved.get(column) ?? []
    const usable = await returnable?.({ db, now }, backOf(merge, keys))
    counts.push({ kind, count: usable?.moved ?? keys.length })
    if (usable) Object.assign(points, usable)
  }
  const { id: with_id, name, email } = remaining.id === id ? other : remaining
  return {
    role: remaining.id === id ? 'remaining' : 'other',
    with: { id: with_id, name, email },
    at: merge.at.toISOString(),
    until: merge.until.toISOString(),
    moved: countedByKind(counts),
    points,
  }
}

/** Gives back, part by part, what still belongs to the remaining account. */
async function giveBack({ clock, hooks }: Pick<Deps, 'clock' | 'hooks'>, tx: Db, merge: MergeRow): Promise<void> {
  const context = { db: tx, now: clock.now() }
  const swapped = { remaining: merge.other_id, other: merge.remaining_id, profileFiles: [] }
  for (const part of hooks.merged) await part.lock?.(context, swapped)
  const moved = await journalOf(tx, merge.id)
  // Also parts of which nothing was moved: something new can follow what goes back.
  for (const part of hooks.merged) await part.giveBack(context, backOf(merge, moved.get(part.column)))
}

/**
 * Undoes the merge of an account, from either side: the other account can sign in again and gets back what still belongs to the
 * remaining one; what came since stays. Throws 409 `merge.over` if there is none that can be undone (product §6).
 */
export const undoMerge = (
  deps: ServiceDeps & Pick<Deps, 'jobs'>,
  operator: string,
  { id, reason }: { id: string; reason: string },
  lock: typeof lockMerge = lockMerge,
): Promise<{ id: string }> =>
  transaction(deps.db, async (tx) => {
    const found = await openMerge(tx, id)
    const merge = found && (await lock(tx, found.id))
    const at = deps.clock.now()
    if (!merge || merge.until <= at) throw new Refusal(409, 'merge.over')
    const pair = sidesIn(await lockAccounts(tx, [merge.remaining_id, merge.other_id]), merge)
    await giveBack(deps, tx, merge)
    await tx.update(account).set({ status: 'active' }).where(eq(account.id, merge.other_id))
    await tx.update(accountMerge).set({ undone_at: at }).where(eq(accountMerge.id, merge.id))
    await forgetJournal(tx, merge.id)
    await notifyBoth(deps, tx, pair, { at, operator, reason, until: null })
    return { id }
  })
