import { dayInSeoul } from '#contract/days'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { returnWon } from './budget.service'
import type { ApplicationFields } from './education.table'
import { lockOwn, type Own, step } from './states.service'
import type { Actor } from './trail.hash'

/** Takes a locked application back; what was granted returns to the budget. Throws 409 `education.step`. */
export async function withdrawRow(
  tx: Db,
  row: ApplicationFields,
  actor: Actor,
  { at, words }: { at: Date; words: string },
): Promise<void> {
  const hasBegun = row.status === 'approved' && row.arrival !== null && row.arrival <= dayInSeoul(at)
  if (hasBegun) throw new Refusal(409, 'education.step')
  if (row.granted_won !== null) await returnWon(tx, row.year, row.granted_won)
  await step(tx, row, 'withdraw', actor, { at, detail: { words }, set: { granted_won: null } })
}

/** Takes one's own application back. Throws 404, 409 `education.step` once the trip has begun or it is decided against. */
export function withdrawOwn({ db, clock }: Pick<Deps, 'db' | 'clock'>, own: Own, reason: string): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    await withdrawRow(tx, row, { kind: 'applicant', id: own.accountId }, { at: clock.now(), words: reason })
  })
}
