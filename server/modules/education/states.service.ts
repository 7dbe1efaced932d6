import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Act, mayStep, transitions } from '#contract/education/status'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { type ApplicationFields, application, colleague } from './education.table'
import type { Actor } from './trail.hash'
import { addToTrail } from './trail.service'
import type { EventDetail } from './trail.table'

const own = alias(application, 'own')

/** Whoever works on an application: its owner, and colleagues who have joined. Each half goes by its own index. */
export const worksOn = (db: Db, accountId: string): SQL =>
  inArray(
    application.id,
    db
      .select({ id: own.id })
      .from(own)
      .where(eq(own.account_id, accountId))
      .unionAll(db.select({ id: colleague.application_id }).from(colleague).where(eq(colleague.account_id, accountId))),
  )

async function lock(tx: Db, id: string, may: SQL | undefined): Promise<ApplicationFields> {
  const [row] = await tx
    .select()
    .from(application)
    .where(and(eq(application.id, id), may))
    .for('no key update')
  if (!row) throw new Refusal(404, 'education.notFound')
  return row
}

/** Takes an application for this transaction alone, for one who works on it. Throws 404 for everybody else. */
export const lockOwn = (tx: Db, { accountId, id }: Own): Promise<ApplicationFields> =>
  lock(tx, id, worksOn(tx, accountId))

/** The same for the desk. Throws 404 for one that was never submitted. */
export const lockSubmitted = (tx: Db, id: string): Promise<ApplicationFields> =>
  lock(tx, id, isNotNull(application.submitted_at))

/** One application of one account's: what is somebody else's is not found. */
export interface Own {
  accountId: string
  id: string
}

/** What a step takes along. */
interface StepOptions {
  at: Date
  detail?: EventDetail
  /** What else of the row changes with it. */
  set?: Partial<
    Pick<ApplicationFields, 'granted_won' | 'decided_at' | 'submitted_at' | 'versions' | 'asked_won'>
  >
}

/**
 * Takes a step: the one way in which a status ever changes (product §4). The row must be locked by the caller. Writes the trail
 * and answers the row as it is now. Throws 409 `education.step` where the table of transitions knows no such step.
 */
export async function step(
  tx: Db,
  row: ApplicationFields,
  act: Act,
  actor: Actor,
  { at, detail = {}, set = {} }: StepOptions,
): Promise<ApplicationFields> {
  if (!mayStep(act, row.status, actor.kind)) throw new Refusal(409, 'education.step')
  const after = transitions[act].to
  const [entry] = await addToTrail(tx, [{ at, actor, application_id: row.id, act, before: row.status, after, detail }])
  if (!entry) throw new Error('a step was not written down')
  const [moved] = await tx
    .update(application)
    .set({ ...set, status: after, status_at: at, updated_at: at, trail_seq: entry.seq, trail_hash: entry.hash })
    .where(and(eq(application.id, row.id), eq(application.status, row.status)))
    .returning()
  if (!moved) throw new Refusal(409, 'education.step')
  return moved
}
