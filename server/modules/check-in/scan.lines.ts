import { createHash, type KeyObject, verify } from 'node:crypto'
import { promisify } from 'node:util'
import { type Scan, scanText } from '#contract/check-in-scan'
import type { Ticket } from '#contract/voucher'
import { Refusal } from '#server/refusal'
import type { NamedKey } from '#server/settings'
import { gateKeys, verifyTicket } from '#server/ticket'
import { type Device, deviceKey } from './device.service'
import { isSupervisor, type Staff } from './gates.service'

/** A log line signed by its device, with the ticket of its code; null if the code is not ours, or there is none. */
export interface Line {
  scan: Scan
  live: boolean
  at: Date
  ticket: Ticket | null
  /** The reservation number, from the code or as searched. */
  number: string
  hash: Buffer
  signature: Buffer
}

const check = promisify(verify)

const made = new WeakMap<readonly NamedKey[], ReturnType<typeof gateKeys>>()
/** Returns the keys of codes, created once: creating them costs as much as checking a code. */
function ticketKeys(keys: readonly NamedKey[]): ReturnType<typeof gateKeys> {
  const parsed = made.get(keys) ?? gateKeys(keys)
  made.set(keys, parsed)
  return parsed
}

/** The form of our reservation numbers; any other typed text, such as a name, is not stored. */
const ours = /^NR\d{6}-[0-9A-Z]{10}-\d{2,3}$/
const numberIn = (text: string) => ours.exec(text.trim().toUpperCase())?.[0] ?? ''

interface Keys {
  device: KeyObject
  tickets: ReturnType<typeof gateKeys>
}

async function lineOf(deviceId: string, scan: Scan, { device: key, tickets }: Keys): Promise<Line> {
  const text = Buffer.from(scanText(deviceId, scan))
  const signature = Buffer.from(scan.signature, 'base64url')
  if (!(await check('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, signature)))
    throw new Refusal(403, 'gate.signature')
  const ticket = scan.code ? verifyTicket(tickets, scan.code.trim()) : null
  return {
    scan,
    live: scan.told === null,
    at: new Date(scan.at),
    ticket,
    number: scan.code ? (ticket?.reservation_number ?? '') : numberIn(scan.reservation_number),
    hash: createHash('sha256').update(text).digest(),
    signature,
  }
}

/** Refuses what the device is not allowed to report from any sender, and what this caller is not allowed to request. */
function refuseForeign(
  { device, gate, gates }: Device & { gates: ReadonlySet<string> },
  staff: Staff,
  scan: Scan,
  now: Date,
): void {
  const live = scan.told === null
  if (scan.gate_id !== gate.id || (live && !gates.has(gate.id))) throw new Refusal(403, 'gate.notAssigned')
  if ((scan.act === 'undo') !== (scan.undoes !== null)) throw new Refusal(400, 'validation.invalid', 'undoes')
  if (scan.undoes && scan.undoes.device_id !== device.id && !isSupervisor(staff)) {
    throw new Refusal(403, 'general.forbidden')
  }
  const made = live ? now : new Date(scan.at)
  if (made > device.shift_ends_at || (live && device.ended_at)) throw new Refusal(403, 'gate.shiftOver')
}

/**
 * Returns the lines by counter, each verified with the device's key. Throws 403 `gate.signature` for an altered line,
 * `gate.shiftOver`, `gate.notAssigned`, and `general.forbidden` for undoing another device's scan.
 */
export async function readLines(
  keys: readonly NamedKey[],
  own: Device & { gates: ReadonlySet<string> },
  staff: Staff,
  scans: readonly Scan[],
  now: Date,
): Promise<Line[]> {
  for (const scan of scans) refuseForeign(own, staff, scan, now)
  const { device } = own
  const both = { device: deviceKey({ x: device.key_x, y: device.key_y }), tickets: ticketKeys(keys) }
  const lines = await Promise.all(scans.map((scan) => lineOf(device.id, scan, both)))
  return lines.toSorted((a, b) => a.scan.counter - b.scan.counter || Number(b.live) - Number(a.live))
}
