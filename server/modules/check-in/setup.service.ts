import { and, asc, desc, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { AuditAct } from '#contract/audit-acts'
import type { Data, Parsed } from '#contract/endpoint'
import { gateSites, type gatesSetup, type SetupGate, type SetupTour } from '#contract/gates-setup'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { hashVersion } from '#server/hash-version'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { lockStaff, worksAs } from '#server/modules/accounts/staff.service'
import { product } from '#server/modules/catalog/catalog.table'
import { productFaces } from '#server/modules/catalog/faces.service'
import { isDeskProduct } from '#server/modules/catalog/product-desk.view.service'
import { Refusal } from '#server/refusal'
import { checkInScan, gate, gateAssignment, gateDevice } from './check-in.table'
import type { GateRow } from './gates.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>
type Named = Pick<GateRow, 'id' | 'name'>

/** The roles of which a person needs one to be assigned to a gate. */
const assigned = ['gate-staff'] as const
const canWork = worksAs(assigned)

/** Returns a version that differs for other gates, names or another order. */
const versionOf = (gates: readonly Named[]): string => hashVersion(gates.map(({ id, name }) => [id, name.en, name.ko]))

/** The name of a gate in the audit log, for readers of both languages. */
const written = ({ name: { en, ko } }: Pick<GateRow, 'name'>): string => (en === ko ? en : `${en} · ${ko}`)

/** Returns the gates of these tours in their order, with what keeps each. Two queries. */
async function gatesOfTours(db: Db, tours: readonly string[]): Promise<(SetupGate & { tour_id: string })[]> {
  const devices = db.select({ id: gateDevice.id }).from(gateDevice).where(eq(gateDevice.gate_id, gate.id))
  const scans = db.select({ id: checkInScan.id }).from(checkInScan).where(eq(checkInScan.gate_id, gate.id))
  const rows = await db
    .select({
      id: gate.id,
      tour_id: gate.tour_id,
      name: gate.name,
      used: sql<boolean>`${exists(devices)} or ${exists(scans)}`,
    })
    .from(gate)
    .where(inArray(gate.tour_id, [...tours]))
    .orderBy(asc(gate.tour_id), asc(gate.position), asc(gate.id))
  const staff = await db
    .select({
      gate_id: gateAssignment.gate_id,
      id: account.id,
      name: account.name,
      email: account.email,
      works: sql<boolean>`coalesce(${canWork}, false)`,
    })
    .from(gateAssignment)
    .innerJoin(gate, eq(gate.id, gateAssignment.gate_id))
    .innerJoin(account, eq(account.id, gateAssignment.account_id))
    .where(inArray(gate.tour_id, [...tours]))
    .orderBy(asc(account.name), asc(account.id))
  return rows.map((row) => ({
    ...row,
    staff: staff.filter(({ gate_id }) => gate_id === row.id).map(({ gate_id: _, ...person }) => person),
  }))
}

/** Shows tours with their gates. Three queries. */
async function shown(
  db: Db,
  tours: readonly Pick<typeof product.$inferSelect, 'id' | 'site' | 'status'>[],
): Promise<SetupTour[]> {
  const ids = tours.map(({ id }) => id)
  const faces = await productFaces(db, ids)
  const all = await gatesOfTours(db, ids)
  return tours.map(({ id, site, status }) => {
    const gates = all.filter(({ tour_id }) => tour_id === id).map(({ tour_id: _, ...each }) => each)
    const name = faces.get(id)?.name ?? { en: id, ko: id }
    return { id, site, status, name, version: versionOf(gates), gates }
  })
}

const columns = { id: product.id, site: product.site, status: product.status }
const hasGates = and(inArray(product.site, [...gateSites]), isDeskProduct)

/** Lists the tours that can have gates, and the people who can be assigned to them. Five queries. */
export async function listGateTours(db: Db): Promise<Data<typeof gatesSetup.list>> {
  const withGate = db.select({ id: gate.id }).from(gate).where(eq(gate.tour_id, product.id))
  const tours = await db
    .select(columns)
    .from(product)
    .where(and(hasGates, or(ne(product.status, 'closed'), exists(withGate))))
    .orderBy(desc(product.created_at), asc(product.id))
  const people = await db
    .select({ id: account.id, name: account.name, email: account.email })
    .from(account)
    .where(canWork)
    .orderBy(asc(account.name), asc(account.id))
  return { items: await shown(db, tours), people }
}

async function showTour(db: Db, id: string): Promise<SetupTour> {
  const tours = await db.select(columns).from(product).where(eq(product.id, id))
  const [found] = await shown(db, tours)
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/** Removes gates that no staff, device or scan belongs to. Throws 409 `gate.gateKept`. */
async function removeGates(tx: Db, tourId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // A device that is being enrolled has its gate locked: it is waited for, and found below.
  await tx
    .select({ id: gate.id })
    .from(gate)
    .where(inArray(gate.id, [...ids]))
    .orderBy(asc(gate.id))
    .for('no key update')
  const kept = (await gatesOfTours(tx, [tourId])).find(
    ({ id, used, staff }) => ids.includes(id) && (used || staff.length > 0),
  )
  if (kept) throw new Refusal(409, 'gate.gateKept', undefined, { name: kept.name })
  await tx.delete(gate).where(inArray(gate.id, [...ids]))
}

/**
 * Sets the gates of a tour, in their order. Throws 404, 409 `desk.changed` if they are no longer those that were edited, 409
 * `gate.gateKept`, and 400 for a gate that is not one of the tour's.
 */
export const saveGates = (
  { db, clock }: ServiceDeps,
  operator: string,
  tourId: string,
  { base, gates }: Parsed<typeof gatesSetup.save>['body'],
): Promise<SetupTour> =>
  transaction(db, async (tx) => {
    // A tour without gates has no row of them to lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gates ${tourId}`}, 0))`)
    const [tour] = await tx
      .select({ site: product.site })
      .from(product)
      .where(and(eq(product.id, tourId), hasGates))
    if (!tour) throw new Refusal(404, 'general.notFound')
    const before = await gatesOfTours(tx, [tourId])
    if (versionOf(before) !== base) throw new Refusal(409, 'desk.changed')
    const ids = gates.flatMap(({ id }) => id ?? [])
    if (new Set(ids).size < ids.length || ids.some((id) => !before.some((each) => each.id === id)))
      throw new Refusal(400, 'validation.invalid', 'gates')
    await removeGates(
      tx,
      tourId,
      before.flatMap(({ id }) => (ids.includes(id) ? [] : id)),
    )
    for (const [position, { id, name }] of gates.entries()) {
      if (id) await tx.update(gate).set({ position, name }).where(eq(gate.id, id))
      else await tx.insert(gate).values({ site: tour.site, tour_id: tourId, position, name })
    }
    const after = await showTour(tx, tourId)
    if (after.version !== base) {
      const detail = { before: before.map(written), after: after.gates.map(written) }
      await writeAudit(tx, { at: clock.now(), actor_id: operator, act: 'gate.setup', subject: tourId, detail })
    }
    return after
  })

interface AtGate {
  id: string
  person: string
}

/** Runs an act on the staff of a gate, records it, and returns the tour. Throws 404 `gate.gateUnknown`. */
const actAt = (
  { db, clock }: ServiceDeps,
  operator: string,
  { act, id, person, lock }: AtGate & { act: AuditAct; lock: 'share' | 'no key update' },
  work: (tx: Db, at: Date) => Promise<{ device?: string[] }>,
): Promise<SetupTour> =>
  transaction(db, async (tx) => {
    const at = clock.now()
    const [found] = await tx.select().from(gate).where(eq(gate.id, id)).for(lock)
    if (!found) throw new Refusal(404, 'gate.gateUnknown')
    const detail = { name: written(found), account: person, ...(await work(tx, at)) }
    await writeAudit(tx, { at, actor_id: operator, act, subject: found.tour_id, detail })
    return showTour(tx, found.tour_id)
  })

/**
 * Assigns a person to a gate, at which the person can work at once. Throws 404 `gate.gateUnknown`, and 409 `desk.changed` if the
 * person is assigned already or no longer has the role.
 */
export const assignStaff = (deps: ServiceDeps, operator: string, { id, person }: AtGate): Promise<SetupTour> =>
  actAt(deps, operator, { act: 'gate.assign', id, person, lock: 'share' }, async (tx) => {
    if (!(await lockStaff(tx, person, assigned))) throw new Refusal(409, 'desk.changed')
    const made = await tx
      .insert(gateAssignment)
      .values({ gate_id: id, account_id: person })
      .onConflictDoNothing()
      .returning({ id: gateAssignment.gate_id })
    if (made.length === 0) throw new Refusal(409, 'desk.changed')
    return {}
  })

/**
 * Takes a person off a gate. The shifts of the person's devices there end, except those of a supervisor, who works at all gates.
 * Throws 404 `gate.gateUnknown`, and 409 `desk.changed` if the person was not assigned.
 */
export const unassignStaff = (deps: ServiceDeps, operator: string, { id, person }: AtGate): Promise<SetupTour> =>
  // A device that is being enrolled has the gate locked: it is waited for, and ended below.
  actAt(deps, operator, { act: 'gate.unassign', id, person, lock: 'no key update' }, async (tx, at) => {
    const dropped = await tx
      .delete(gateAssignment)
      .where(and(eq(gateAssignment.gate_id, id), eq(gateAssignment.account_id, person)))
      .returning({ id: gateAssignment.gate_id })
    if (dropped.length === 0) throw new Refusal(409, 'desk.changed')
    if (await lockStaff(tx, person, ['supervisor'])) return {}
    const ended = await tx
      .update(gateDevice)
      .set({ ended_at: at })
      .where(
        and(
          eq(gateDevice.gate_id, id),
          eq(gateDevice.account_id, person),
          isNull(gateDevice.ended_at),
          gt(gateDevice.shift_ends_at, at),
        ),
      )
      .returning({ name: gateDevice.name })
    return { device: ended.map(({ name }) => name) }
  })
