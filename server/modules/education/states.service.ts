import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Act, type Mark, mayStep, transitions } from '#contract/education/status'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { type ApplicationFields, application, colleague } from './education.table'
import type { summaryOf } from './shown'
import { staffConflict } from './staff.table'
import type { Actor } from './trail.hash'
import { addToTrail } from './trail.service'
import type { EventDetail } from './trail.table'

const own = alias(application, 'own')

/** Applications an account owns or has joined as a colleague. Each half uses its own index. */
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

/** Locks an application for its owner or a colleague. Throws 404 for everyone else. */
export const lockOwn = (tx: Db, { accountId, id }: Own): Promise<ApplicationFields> =>
  lock(tx, id, worksOn(tx, accountId))

/** Locks an application for the desk. Throws 404 for one that was never submitted. */
export const lockSubmitted = (tx: Db, id: string): Promise<ApplicationFields> =>
  lock(tx, id, isNotNull(application.submitted_at))

/** Locks several submitted applications, in one order, so that concurrent calls never deadlock. */
export const lockAllSubmitted = (tx: Db, ids: readonly string[]): Promise<ApplicationFields[]> =>
  tx
    .select()
    .from(application)
    .where(and(inArray(application.id, [...ids]), isNotNull(application.submitted_at)))
    .orderBy(asc(application.id))
    .for('no key update')

/** An application and the account that works on it, as owner or colleague; applications of others are not found. */
export interface Own {
  accountId: string
  id: string
}

/** What a step records and changes. */
interface StepOptions {
  at: Date
  detail?: EventDetail
  /** The other columns that change with it. */
  set?: Partial<
    Pick<ApplicationFields, 'granted_won' | 'decided_at' | 'submitted_at' | 'versions' | 'requested_won'> &
      ReturnType<typeof summaryOf>
  >
}

/** Refuses a person who has declared a conflict of interest: 409 `education.conflict`. The row must be locked by the caller. */
export async function refuseConflict(tx: Db, id: string, person: string | null): Promise<void> {
  if (person === null) return
  const declared = and(eq(staffConflict.application_id, id), eq(staffConflict.account_id, person))
  if ((await tx.$count(staffConflict, declared)) > 0) throw new Refusal(409, 'education.conflict')
}

const isStaff = ({ kind }: Actor) => kind === 'reviewer' || kind === 'chief'

/** Adds an act that changes no status to the trail. The row must be locked by the caller. */
export async function mark(
  tx: Db,
  row: ApplicationFields,
  act: Mark,
  actor: Actor,
  { at, detail = {} }: Pick<StepOptions, 'at' | 'detail'>,
): Promise<void> {
  const { id, status } = row
  const [entry] = await addToTrail(tx, [{ at, actor, application_id: id, act, before: status, after: status, detail }])
  if (!entry) throw new Error('what was done was not written down')
  // Not `updated_at`: nothing has happened that the applicant sees.
  await tx.update(application).set({ trail_seq: entry.seq, trail_hash: entry.hash }).where(eq(application.id, id))
}

/**
 * Takes a step, the only way in which a status changes (product §4), writes the trail and returns the updated row. The row must
 * be locked by the caller. Throws 409 `education.step` where the table of transitions has no such step, and `education.conflict`
 * for a member of the desk who has declared one.
 */
export async function step(
  tx: Db,
  row: ApplicationFields,
  act: Act,
  actor: Actor,
  { at, detail = {}, set = {} }: StepOptions,
): Promise<ApplicationFields> {
  if (!mayStep(act, row.status, actor.kind)) throw new Refusal(409, 'education.step')
  if (isStaff(actor)) await refuseConflict(tx, row.id, actor.id)
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
