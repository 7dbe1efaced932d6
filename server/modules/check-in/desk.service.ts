import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import { type DeskDevice, type gatesDesk, shownConflicts } from '#contract/gates-desk'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { checkInScan, gate, gateDevice } from './check-in.table'
import { lastPlace } from './events.channel'
import type { Staff } from './gates.service'
import { listConflicts } from './log.service'
import { gateTours } from './tours.service'

/** Returns the operator with a supervisor's view of all gates. Operators enroll no devices. */
export const overseer = ({ id, roles }: Staff): Staff => ({
  id,
  roles: roles.includes('operator') ? [...roles, 'supervisor'] : roles,
})

/** Returns devices whose shift began today or has not run out, by site and time of enrollment. One query. */
async function devicesOf(db: Db, now: Date, lang: Lang): Promise<DeskDevice[]> {
  const rows = await db
    .select({
      device: gateDevice,
      site: gate.site,
      gate_name: gate.name,
      staff_name: account.name,
      last: sql<string | null>`(select max(${checkInScan.received_at}) from ${checkInScan}
        where ${checkInScan.device_id} = ${gateDevice.id})`,
      scans: sql<number>`(select count(*)::int from ${checkInScan} where ${checkInScan.device_id} = ${gateDevice.id})`,
    })
    .from(gateDevice)
    .innerJoin(gate, eq(gate.id, gateDevice.gate_id))
    .innerJoin(account, eq(account.id, gateDevice.account_id))
    .where(or(eq(gateDevice.day, dayInSeoul(now)), gt(gateDevice.shift_ends_at, now)))
    .orderBy(asc(gate.site), asc(gateDevice.created_at), asc(gateDevice.id))
  return rows.map(({ device, site, gate_name, staff_name, last, scans }) => ({
    id: device.id,
    site,
    name: device.name,
    gate_name: gate_name[lang],
    staff_name,
    created_at: device.created_at.toISOString(),
    last_scan_at: last && new Date(last).toISOString(),
    scans,
    shift_ends_at: device.shift_ends_at.toISOString(),
    ended_at: device.ended_at?.toISOString() ?? null,
  }))
}

/** Returns today's activity at the gates. Fourteen queries for a site with gates. */
export async function gatesToday(
  deps: Pick<Deps, 'db' | 'clock'>,
  operator: Staff,
  lang: Lang,
): Promise<Data<typeof gatesDesk.today>> {
  const { db, clock } = deps
  const now = clock.now()
  const day = dayInSeoul(now)
  const staff = overseer(operator)
  const found = await db.selectDistinct({ site: gate.site }).from(gate).orderBy(asc(gate.site))
  const sites: Data<typeof gatesDesk.today>['sites'] = []
  for (const { site } of found) {
    // Read first: events that arrive meanwhile are counted now and sent again, which changes nothing.
    const seq = await lastPlace(db, { site, day })
    const { tours, counts } = await gateTours(deps, staff, site, { lang, day })
    const { items, total } = await listConflicts(db, staff, site, { lang, day, page: 1, per_page: shownConflicts })
    sites.push({ site, seq, tours, counts, conflicts: items, conflicts_total: total })
  }
  return { day, sites, devices: await devicesOf(db, now, lang) }
}

/** Ends the shift of a device. Throws 404 `gate.deviceUnknown`, 409 `desk.changed` if it has already ended. */
export const revokeDevice = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: string,
  id: string,
): Promise<Record<never, never>> =>
  transaction(db, async (tx) => {
    const at = clock.now()
    const [device] = await tx.select({ name: gateDevice.name }).from(gateDevice).where(eq(gateDevice.id, id))
    if (!device) throw new Refusal(404, 'gate.deviceUnknown')
    const ended = await tx
      .update(gateDevice)
      .set({ ended_at: at })
      .where(and(eq(gateDevice.id, id), isNull(gateDevice.ended_at), gt(gateDevice.shift_ends_at, at)))
      .returning({ id: gateDevice.id })
    if (ended.length === 0) throw new Refusal(409, 'desk.changed')
    await writeAudit(tx, { at, actor_id: operator, act: 'gate.revoke', subject: id, detail: { device: device.name } })
    return {}
  })

/** Counts today's reservations in conflict at each site, with the time of the first. One query, on an index of conflicts only. */
export const conflictsToday = (db: Db, now: Date): Promise<{ site: Site; count: number; since: string | null }[]> =>
  db
    .select({
      site: checkInScan.site,
      count: sql<number>`count(distinct coalesce(${checkInScan.booking_id}, ${checkInScan.id}))::int`,
      since: sql<string | null>`min(${checkInScan.received_at})`,
    })
    .from(checkInScan)
    .where(and(eq(checkInScan.day, dayInSeoul(now)), checkInScan.conflict))
    .groupBy(checkInScan.site)
