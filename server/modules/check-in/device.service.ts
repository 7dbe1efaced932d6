import { createPublicKey, type KeyObject } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { DeviceKey, Enrolment } from '#contract/check-in-gate'
import { shiftHours } from '#contract/check-in-rules'
import { dayInSeoul } from '#contract/days'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import type { Texts } from '#server/db/columns'
import { type Db, transaction } from '#server/db/connect'
import { jsonRows } from '#server/db/json-rows'
import type { Deps } from '#server/deps'
import { productText } from '#server/modules/catalog/catalog.table'
import { Refusal } from '#server/refusal'
import { gateKeys } from '#server/ticket'
import { gate, gateDevice } from './check-in.table'
import { findGate, gatesOf, type Staff } from './gates.service'

export interface Device {
  device: typeof gateDevice.$inferSelect
  gate: typeof gate.$inferSelect
}

/** Returns the key that verifies a device's signatures. Throws 400 for a point that is not on the curve. */
export function deviceKey({ x, y }: DeviceKey): KeyObject {
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  } catch {
    throw new Refusal(400, 'validation.invalid', 'public_key')
  }
}

/**
 * Returns a device with its gate. Throws 404 `gate.deviceUnknown` if it was never enrolled, or if the caller works at no gate
 * of its site.
 */
export async function findDevice(db: Db, staff: Staff, id: string): Promise<Device & { gates: Set<string> }> {
  const [found] = await db
    .select({ device: gateDevice, gate })
    .from(gateDevice)
    .innerJoin(gate, eq(gate.id, gateDevice.gate_id))
    .where(eq(gateDevice.id, id))
  const gates = new Set(found && (await gatesOf(db, staff, found.gate.site)).map((each) => each.id))
  if (!found || gates.size === 0) throw new Refusal(404, 'gate.deviceUnknown')
  return { ...found, gates }
}

/** Like `findDevice`, for acts reserved to staff of the device's gate: 403 `gate.notAssigned` for others. */
export async function findOwnDevice(db: Db, staff: Staff, id: string): Promise<Device> {
  const { gates, ...found } = await findDevice(db, staff, id)
  if (!gates.has(found.gate.id)) throw new Refusal(403, 'gate.notAssigned')
  return found
}

/** Returns a tour's name in both languages. */
async function tourName(db: Db, tourId: string): Promise<Texts> {
  const names = db
    .select({ lang: productText.lang, name: productText.name })
    .from(productText)
    .where(eq(productText.product_id, tourId))
  const [row] = await db
    .select({ names: jsonRows(names) })
    .from(gate)
    .where(eq(gate.tour_id, tourId))
    .limit(1)
  const inLang = (lang: Lang) => row?.names.find((each) => each.lang === lang)?.name ?? ''
  return { en: inLang('en'), ko: inLang('ko') }
}

/**
 * Enrolls a device to scan at a gate until its shift ends. The result is stored in the browser, so it contains no personal data
 * (product §4). Throws as `findGate` does, and 400 for an invalid key.
 */
export async function enrol(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  staff: Staff,
  site: Site,
  lang: Lang,
  { gate_id, name, public_key }: { gate_id: string; name: string; public_key: DeviceKey },
): Promise<Enrolment> {
  const now = clock.now()
  const shift_ends_at = new Date(now.getTime() + shiftHours * 3_600_000)
  const day = dayInSeoul(now)
  const { own, made } = await transaction(db, async (tx) => {
    // The desk neither removes the gate nor takes the person off it meanwhile.
    await tx.select({ id: gate.id }).from(gate).where(eq(gate.id, gate_id)).for('share')
    const own = await findGate(tx, staff, site, gate_id)
    deviceKey(public_key)
    const [made] = await tx
      .insert(gateDevice)
      .values({
        account_id: staff.id,
        session: staff.tokenHash,
        gate_id,
        day,
        name,
        key_x: public_key.x,
        key_y: public_key.y,
        created_at: now,
        shift_ends_at,
      })
      .returning({ id: gateDevice.id })
    return { own, made }
  })
  const keys = [...gateKeys(settings.TICKET_KEYS)]
  return {
    device_id: made?.id ?? '',
    site,
    gate: { id: gate_id, name: own.name[lang] },
    tour: { id: own.tour_id, name: (await tourName(db, own.tour_id))[lang] },
    day,
    shift_ends_at: shift_ends_at.toISOString(),
    ticket_keys: keys.map(([id, key]) => ({ id, key: key.export({ format: 'jwk' }).x ?? '' })),
    asked_at: now.toISOString(),
  }
}

/** Ends a device's shift: it can no longer scan live, but its log can still be sent. */
export async function endShift(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: Staff,
  id: string,
): Promise<Record<never, never>> {
  const { device } = await findOwnDevice(db, staff, id)
  if (!device.ended_at) await db.update(gateDevice).set({ ended_at: clock.now() }).where(eq(gateDevice.id, id))
  return {}
}

/** Ends the shifts of the devices enrolled by a session that signed out. */
export async function endShiftsOf(db: Db, now: Date, session: Buffer): Promise<void> {
  await db
    .update(gateDevice)
    .set({ ended_at: now })
    .where(and(eq(gateDevice.session, session), isNull(gateDevice.ended_at)))
}
