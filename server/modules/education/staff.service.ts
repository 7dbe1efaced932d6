import { and, eq, inArray } from 'drizzle-orm'
import type { Conflict } from '#contract/education/reviewed'
import type { StaffMember, StaffName } from '#contract/education/staff-member'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { staffWith } from '#server/modules/accounts/staff.service'
import { Refusal } from '#server/refusal'
import type { StaffActor } from './actor.types'
import { applicationAssignee, staffConflict } from './staff.table'
import { lockSubmitted, mark, refuseConflict } from './states.service'
import { assigneeRows, conflictRows } from './view.rows'

type StaffDeps = Pick<Deps, 'db' | 'clock'>

/** Reviewers and chiefs, by name. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const found = await staffWith(db, ['reviewer', 'chief'])
  return found.map(({ id, name, roles }) => ({ id, name, role: roles.includes('chief') ? 'chief' : 'reviewer' }))
}

/** The member of the staff with that id. Throws 404 for anyone else. */
export async function staffMember(db: Db, id: string): Promise<StaffMember> {
  const found = (await listStaff(db)).find((each) => each.id === id)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

const refuseForOthers = ({ kind, id }: StaffActor, person: string): void => {
  if (kind !== 'chief' && person !== id) throw new Refusal(403, 'general.forbidden')
}
const one = (table: typeof applicationAssignee | typeof staffConflict, id: string, person: string) =>
  and(eq(table.application_id, id), eq(table.account_id, person))

/**
 * Assigns an application to a member of the staff; an existing assignment stays. Throws 403 where a reviewer assigns another
 * person, 404, and 409 `education.conflict` if either of them has declared one.
 */
export async function assign({ db, clock }: StaffDeps, actor: StaffActor, id: string, person: string): Promise<void> {
  await staffMember(db, person)
  refuseForOthers(actor, person)
  await transaction(db, async (tx) => {
    const row = await lockSubmitted(tx, id)
    const at = clock.now()
    await refuseConflict(tx, id, actor.id)
    await refuseConflict(tx, id, person)
    const made = await tx
      .insert(applicationAssignee)
      .values({ application_id: id, account_id: person, assigned_at: at })
      .onConflictDoNothing()
      .returning()
    if (made.length > 0) await mark(tx, row, 'assign', actor, { at, detail: { person } })
  })
}

/**
 * Removes an assignment, also of a person who is no longer on the staff. Throws 403 where a reviewer removes another person's,
 * 404, and 409 `education.conflict`.
 */
export async function unassign({ db, clock }: StaffDeps, actor: StaffActor, id: string, person: string): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await lockSubmitted(tx, id)
    refuseForOthers(actor, person)
    await refuseConflict(tx, id, actor.id)
    const removed = await tx
      .delete(applicationAssignee)
      .where(one(applicationAssignee, id, person))
      .returning()
    if (removed.length > 0) await mark(tx, row, 'unassign', actor, { at: clock.now(), detail: { person } })
  })
}

/**
 * Declares the actor's own conflict of interest and removes their assignment. A repeated declaration replaces the words. Throws
 * 404.
 */
export function declareConflict({ db, clock }: StaffDeps, actor: StaffActor, id: string, words: string): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockSubmitted(tx, id)
    const at = clock.now()
    await tx
      .insert(staffConflict)
      .values({ application_id: id, account_id: actor.id, words, declared_at: at })
      .onConflictDoUpdate({
        target: [staffConflict.application_id, staffConflict.account_id],
        set: { words, declared_at: at },
      })
    await tx.delete(applicationAssignee).where(one(applicationAssignee, id, actor.id))
    await mark(tx, row, 'declare_conflict', actor, { at, detail: { words } })
  })
}

/**
 * Lifts another person's conflict. Throws 403 `education.ownConflict` for the actor's own, 404, and 409 `education.conflict` if
 * the actor has declared one too.
 */
export async function liftConflict(
  { db, clock }: StaffDeps,
  actor: StaffActor,
  { id, person }: { id: string; person: string },
  words: string,
): Promise<void> {
  if (person === actor.id) throw new Refusal(403, 'education.ownConflict')
  await transaction(db, async (tx) => {
    const row = await lockSubmitted(tx, id)
    await refuseConflict(tx, id, actor.id)
    const removed = await tx
      .delete(staffConflict)
      .where(one(staffConflict, id, person))
      .returning()
    if (removed.length === 0) throw new Refusal(404, 'general.notFound')
    await mark(tx, row, 'lift_conflict', actor, { at: clock.now(), detail: { words, person } })
  })
}

/** The assignees and the conflicts of an application, by name. */
export async function staffOf(db: Db, id: string): Promise<{ assignees: StaffName[]; conflicts: Conflict[] }> {
  const conflicts = await conflictRows(db, id)
  return {
    assignees: await assigneeRows(db, id),
    conflicts: conflicts.map(({ words, declared_at, ...person }) => ({
      person,
      words,
      declared_at: declared_at.toISOString(),
    })),
  }
}

/** Whether a person has a conflict with one of these applications. One query. */
export async function conflictsAmong(
  db: Db,
  ids: readonly string[],
): Promise<(application_id: string, person: string) => boolean> {
  const rows = await db
    .select({ application_id: staffConflict.application_id, person: staffConflict.account_id })
    .from(staffConflict)
    .where(inArray(staffConflict.application_id, [...ids]))
  return (id, person) => rows.some((row) => row.application_id === id && row.person === person)
}
