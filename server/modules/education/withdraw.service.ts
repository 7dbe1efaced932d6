import { dayInSeoul } from '#contract/days'
import { mayStep } from '#contract/education/status'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { returnWon } from './budget.service'
import type { ApplicationFields } from './education.table'
import { lockOwn, type Own, step } from './states.service'
import type { Actor } from './trail.hash'

/** Whether an approved trip has begun, in Seoul. */
const hasBegun = ({ status, arrival }: ApplicationFields, at: Date): boolean =>
  status === 'approved' && arrival !== null && arrival <= dayInSeoul(at)

/** Whether the applicant can still withdraw an application. */
export const mayWithdraw = (row: ApplicationFields, at: Date): boolean =>
  mayStep('withdraw', row.status, 'applicant') && !hasBegun(row, at)

/** Withdraws a locked application; granted won returns to the budget. Throws 409 `education.step`. */
export async function withdrawRow(
  tx: Db,
  row: ApplicationFields,
  actor: Actor,
  { at, ...detail }: { at: Date; words: string; is_closing?: true },
): Promise<void> {
  if (!mayWithdraw(row, at)) throw new Refusal(409, 'education.step')
  await step(tx, row, 'withdraw', actor, { at, detail, set: { granted_won: null } })
  // After the step, as everywhere: a transaction waiting for the trail must not lock the year.
  if (row.granted_won !== null) await returnWon(tx, row.year, row.granted_won)
}

/** Withdraws the caller's own application. Throws 404, 409 `education.step` once the trip has begun or it was rejected. */
export function withdrawOwn({ db, clock }: Pick<Deps, 'db' | 'clock'>, own: Own, reason: string): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    await withdrawRow(tx, row, { kind: 'applicant', id: own.accountId }, { at: clock.now(), words: reason })
  })
}
