import { dayInSeoul } from '#contract/days'
import { mayStep } from '#contract/education/status'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { returnWon } from './budget.service'
import type { ApplicationFields } from './education.table'
import { lockOwn, type Own, step } from './states.service'
import type { Actor } from './trail.hash'

/** Whether a trip that was approved has begun, in Seoul. */
const hasBegun = ({ status, arrival }: ApplicationFields, at: Date): boolean =>
  status === 'approved' && arrival !== null && arrival <= dayInSeoul(at)

/** Whether whoever applied may still take an application back. */
export const mayWithdraw = (row: ApplicationFields, at: Date): boolean =>
  mayStep('withdraw', row.status, 'applicant') && !hasBegun(row, at)

/** Takes a locked application back; what was granted returns to the budget. Throws 409 `education.step`. */
export async function withdrawRow(
  tx: Db,
  row: ApplicationFields,
  actor: Actor,
  { at, ...detail }: { at: Date; words: string; is_closing?: true },
): Promise<void> {
  if (!mayWithdraw(row, at)) throw new Refusal(409, 'education.step')
  await step(tx, row, 'withdraw', actor, { at, detail, set: { granted_won: null } })
  // After the step, as everywhere: who waits for the trail must not hold the year.
  if (row.granted_won !== null) await returnWon(tx, row.year, row.granted_won)
}

/** Takes one's own application back. Throws 404, 409 `education.step` once the trip has begun or it is decided against. */
export function withdrawOwn({ db, clock }: Pick<Deps, 'db' | 'clock'>, own: Own, reason: string): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    await withdrawRow(tx, row, { kind: 'applicant', id: own.accountId }, { at: clock.now(), words: reason })
  })
}
