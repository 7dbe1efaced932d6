import { and, asc, eq } from 'drizzle-orm'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import type { Caller } from '#server/modules/accounts/session.service'
import { Refusal } from '#server/refusal'
import { gate, gateAssignment } from './check-in.table'

export type GateRow = typeof gate.$inferSelect

/** A member of the gate staff, from the session. */
export type Staff = Pick<Caller, 'id' | 'roles'> & Partial<Pick<Caller, 'tokenHash'>>

export const isSupervisor = ({ roles }: Staff): boolean => roles.includes('supervisor')

/**
 * Returns the gates of a site that a member of staff works at: those assigned, for a supervisor all of them (product §6). One
 * query.
 */
export async function gatesOf(db: Db, staff: Staff, site: Site): Promise<GateRow[]> {
  const order = [asc(gate.tour_id), asc(gate.position), asc(gate.id)]
  if (isSupervisor(staff)) {
    return db
      .select()
      .from(gate)
      .where(eq(gate.site, site))
      .orderBy(...order)
  }
  const rows = await db
    .select({ gate })
    .from(gate)
    .innerJoin(gateAssignment, eq(gateAssignment.gate_id, gate.id))
    .where(and(eq(gate.site, site), eq(gateAssignment.account_id, staff.id)))
    .orderBy(...order)
  return rows.map((row) => row.gate)
}

/** Returns a gate of the site that the caller works at. Throws 404 `gate.gateUnknown`, 403 `gate.notAssigned`. */
export async function findGate(db: Db, staff: Staff, site: Site, id: string): Promise<GateRow> {
  const [found] = await db
    .select()
    .from(gate)
    .where(and(eq(gate.id, id), eq(gate.site, site)))
  if (!found) throw new Refusal(404, 'gate.gateUnknown')
  if (!(await gatesOf(db, staff, site)).some((each) => each.id === id)) throw new Refusal(403, 'gate.notAssigned')
  return found
}
