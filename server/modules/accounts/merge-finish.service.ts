import { asc, eq } from 'drizzle-orm'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { removeUpload } from '#server/modules/media/upload.service'
import { writeAudit } from './audit.service'
import {
  forgetJournal,
  isOpen,
  journal,
  lockAccounts,
  lockMerge,
  type MergeRow,
  type Pair,
  pairOf,
  sidesIn,
} from './merge.rows'
import { accountMerge } from './merge.table'
import { eraseAccount } from './withdraw.service'

interface Work extends Pair {
  merge: MergeRow
  now: Date
}

/** Moves what a request that was under way during the merge wrote after it. */
async function moveLate({ hooks }: Pick<Deps, 'hooks'>, tx: Db, { merge, now, ...pair }: Work): Promise<void> {
  // What stayed because the remaining account had its own stays, even if that account has removed its own since.
  for (const part of hooks.merged.filter(({ leavesTwins }) => !leavesTwins))
    await journal(tx, merge.id, part.column, await part.move({ db: tx, now }, pairOf(pair)))
}

/** Closes the other account: nothing that was moved is canceled, everything that stayed is removed (product §8). */
async function finish(deps: Deps, tx: Db, { merge, remaining, other, now }: Work): Promise<void> {
  await eraseAccount(deps, tx, now, other, [remaining.email, remaining.phone])
  await tx.update(accountMerge).set({ finished_at: now }).where(eq(accountMerge.id, merge.id))
  await forgetJournal(tx, merge.id)
  await writeAudit(tx, { at: now, actor_id: null, act: 'member.mergeFinish', subject: other.id })
}

/** Handles one merge; returns the profile's file to remove if the account was closed. */
const finishOne = (deps: Deps, id: string, lock: typeof lockMerge): Promise<string | null> =>
  transaction(deps.db, async (tx) => {
    const merge = await lock(tx, id)
    if (!merge) return null
    const pair = sidesIn(await lockAccounts(tx, [merge.remaining_id, merge.other_id]), merge)
    const work = { ...pair, merge, now: deps.clock.now() }
    await moveLate(deps, tx, work)
    if (merge.until > work.now) return null
    await finish(deps, tx, work)
    return pair.other.company_file
  })

/**
 * The hourly job behind merges: closes the account that was merged into another once that can no longer be undone, and until then
 * moves what arrived late. One that fails does not keep the others from being finished.
 */
export async function finishMerges(deps: Deps, lock: typeof lockMerge = lockMerge): Promise<void> {
  const open = await deps.db
    .select({ id: accountMerge.id })
    .from(accountMerge)
    .where(isOpen)
    .orderBy(asc(accountMerge.until))
  const failed: unknown[] = []
  for (const { id } of open) {
    try {
      const file = await finishOne(deps, id, lock)
      if (file) await removeUpload(deps, file)
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw failed[0]
}
