import { type Scan, scanText } from '#contract/check-in-scan'
import { alone } from './alone'
import { signText } from './keys'
import { type Device, type GateDb, type LogLine, linesOf } from './store'

/** A scan to write, without the fields the log itself sets. */
export type Draft = Omit<Scan, 'counter' | 'signature' | 'gate_id' | 'told'>

const lineOf = (device: Device, scan: Scan): LogLine => ({
  device_id: device.device_id,
  counter: scan.counter,
  live: scan.told === null ? 1 : 0,
  reservation_number: scan.reservation_number,
  scan,
})

async function signed(device: Device, scan: Omit<Scan, 'signature'>): Promise<Scan> {
  return { ...scan, signature: await signText(device.key, scanText(device.device_id, scan)) }
}

async function lastCounter(db: GateDb, id: string): Promise<number> {
  const cursor = await db.transaction('log').store.openKeyCursor(linesOf(id), 'prev')
  return cursor ? cursor.key[1] : 0
}

/**
 * Writes a scan under the device's next counter. The log is append-only, each line in its own transaction. No two tabs of the
 * device take the same counter; if they did, the second line would be refused.
 */
export const append = (db: GateDb, device: Device, draft: Draft, verdict: Scan['told'] = null): Promise<Scan> =>
  alone(`gate-log-${device.device_id}`, async () => {
    const counter = (await lastCounter(db, device.device_id)) + 1
    const scan = await signed(device, { ...draft, counter, gate_id: device.enrolment.gate.id, told: verdict })
    await db.add('log', lineOf(device, scan))
    return scan
  })

/** Writes what the device itself decided, under the counter of the scan the server was asked about. */
export async function appendDecided(
  db: GateDb,
  device: Device,
  sent: Scan,
  verdict: NonNullable<Scan['told']>,
): Promise<Scan> {
  const scan = await signed(device, { ...sent, told: verdict })
  await db.add('log', lineOf(device, scan))
  return scan
}
