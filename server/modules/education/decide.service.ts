import { eq } from 'drizzle-orm'
import { mostWon } from '#contract/education/eligibility'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { commitWon, returnWon } from './budget.service'
import { type ApplicationFields, application } from './education.table'
import { mailDecided } from './mail.service'
import { undoUntil } from './shown'
import { lockSubmitted, step } from './states.service'
import type { Actor } from './trail.hash'
import { decisionHolds } from './undo.service'
import { lastVersion } from './view.rows'
import { yearAtNow } from './year.service'

type Deciding = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** The most won that can be granted for the latest submitted version. */
async function mostOf(tx: Db, { id, year }: ApplicationFields, at: Date): Promise<number> {
  const last = await lastVersion(tx, id)
  return last ? mostWon(last.written, (await yearAtNow(tx, year, at)).figures) : 0
}

/** The mail waits until the decision can no longer be undone. */
const mailWhenItHolds = ({ jobs }: Pick<Deps, 'jobs'>, tx: Db, id: string, at: Date): Promise<void> =>
  jobs.enqueue(
    tx,
    'education-decision',
    { id, decided_at: at.toISOString() },
    { startAfter: decisionHolds(at), once: `education decision ${id} ${at.toISOString()}` },
  )

/**
 * Grants won to a locked application from the year's budget. Throws 400 `education.aboveRequested`, 409 `education.step`,
 * `education.conflict` and `education.budget`.
 */
export async function grant(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  row: ApplicationFields,
  { actor, won, at }: { actor: Actor; won: number; at: Date },
): Promise<void> {
  if (won > (await mostOf(tx, row, at))) throw new Refusal(400, 'education.aboveRequested', 'won')
  const moved = await step(tx, row, 'approve', actor, {
    at,
    detail: { won },
    set: { granted_won: won, decided_at: at },
  })
  await commitWon(tx, moved.year, won)
  await mailWhenItHolds(deps, tx, row.id, at)
}

/** Grants won from the year's budget. Throws 404, and what `grant` throws. */
export function approve(deps: Deciding, actor: Actor, id: string, won: number): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const row = await lockSubmitted(tx, id)
    await grant(deps, tx, row, { actor, won, at: deps.clock.now() })
  })
}

/** Rejects an application, with a reason that its applicants read. Throws 404, 409 `education.step`. */
export function reject(deps: Deciding, actor: Actor, id: string, reason: string): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const row = await lockSubmitted(tx, id)
    const at = deps.clock.now()
    await step(tx, row, 'reject', actor, { at, detail: { words: reason }, set: { decided_at: at } })
    await mailWhenItHolds(deps, tx, id, at)
  })
}

/**
 * Undoes the last decision on a locked application; granted won returns to the budget. Throws 409 `education.undoOver`,
 * `education.step` and `education.conflict`.
 */
export async function takeBack(tx: Db, row: ApplicationFields, actor: Actor, at: Date): Promise<void> {
  const isDecided = row.status === 'approved' || row.status === 'rejected'
  if (isDecided && undoUntil(row, at) === null) throw new Refusal(409, 'education.undoOver')
  const won = row.granted_won
  await step(tx, row, 'undo_decision', actor, { at, set: { granted_won: null, decided_at: null } })
  if (won !== null) await returnWon(tx, row.year, won)
}

/** Undoes the last decision. Throws 404, and what `takeBack` throws. */
export function undoDecision({ db, clock }: Deciding, actor: Actor, id: string): Promise<void> {
  return transaction(db, async (tx) => takeBack(tx, await lockSubmitted(tx, id), actor, clock.now()))
}

/**
 * The job behind the mail of a decision: sends it only if that decision still holds. The row is locked, so that an undo under way
 * is either finished or too late.
 */
export function mailDecision(
  deps: Pick<Deps, 'db' | 'jobs'>,
  { id, decided_at }: JobInputs['education-decision'],
): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const [row] = await tx.select().from(application).where(eq(application.id, id)).for('no key update')
    const isCurrent = row?.decided_at?.toISOString() === decided_at
    if (row && isCurrent && (row.status === 'approved' || row.status === 'rejected')) await mailDecided(deps, tx, row)
  })
}
