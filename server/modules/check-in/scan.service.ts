import { eq, sql } from 'drizzle-orm'
import type { Scan, ScanResult } from '#contract/check-in'
import type { Lang } from '#contract/languages'
import { type Db, transaction } from '#server/db/connect'
import { locks } from '#server/db/locks'
import { notify } from '#server/db/notices'
import type { Deps } from '#server/deps'
import { checkInScan, gate, gateDevice } from './check-in.table'
import { type Device, findDevice } from './device.service'
import type { Staff } from './gates.service'
import { answerOf } from './scan.answer'
import { type Ledger, take } from './scan.ledger'
import { type Line, readLines } from './scan.lines'
import { bookingsInLog, type LedgerRow, type LockBookings, lockBookings, logOf } from './scan.rows'

/** Where additions to the log of a site's day are told. */
export const gateChannel = 'gate_log'
export const channelOf = ({ site, day }: { site: string; day: string }): string => `${site} ${day}`

/**
 * Lets nobody else add to the log of a site's day until the transaction ends, and tells of it then. Rows are numbered after
 * this, so that their numbers come in the order in which they can be read: who has read up to one has missed none before.
 */
export async function lockLog(tx: Db, where: { site: string; day: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.checkIn}, hashtext(${channelOf(where)}))`)
  await notify(tx, gateChannel, channelOf(where))
}

async function ledgerOf(
  tx: Db,
  own: Device,
  { lines, lock, now, account_id }: { lines: readonly Line[]; lock: LockBookings; now: Date; account_id: string },
): Promise<Ledger> {
  // One log after the other for each device: what it sends twice at once is taken once.
  await tx.select({ id: gateDevice.id }).from(gateDevice).where(eq(gateDevice.id, own.device.id)).for('no key update')
  const known = await bookingsInLog(tx, own.device.id, lines)
  const numbers = [...new Set(lines.flatMap(({ number }) => number || []))]
  const bookings = new Map((await lock(tx, known, numbers)).map((each) => [each.id, each]))
  return { own, now, account_id, bookings, rows: await logOf(tx, own.device.id, lines, [...bookings.keys()]) }
}

/**
 * Takes lines of a device's log, each once, and answers what each came to; a dozen statements however many lines. Who is
 * asked live is judged with the bookings locked, so that of all gates one lets each traveller in; what a device has told
 * without a network has happened and is recorded, as a conflict where it should not have (product §4). Throws as
 * `findDevice`, `readLines` and `take` do.
 */
export async function takeScans(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  staff: Staff,
  lang: Lang,
  { id, scans }: { id: string; scans: readonly Scan[] },
  lock: LockBookings = lockBookings,
): Promise<ScanResult[]> {
  const own = await findDevice(db, staff, id)
  const now = clock.now()
  const lines = await readLines(settings.TICKET_KEYS, own, staff, scans, now)
  const { ledger, taken } = await transaction(db, async (tx) => {
    const ledger = await ledgerOf(tx, own, { lines, lock, now, account_id: staff.id })
    const taken = new Map<Line, LedgerRow>()
    const fresh: LedgerRow[] = []
    for (const line of lines) {
      const { row, isNew } = take(ledger, line)
      taken.set(line, row)
      if (isNew) fresh.push(row)
    }
    if (fresh.length > 0) {
      await lockLog(tx, { site: own.gate.site, day: own.device.day })
      await tx.insert(checkInScan).values(fresh)
    }
    return { ledger, taken }
  })
  const gates = await db.select({ id: gate.id, name: gate.name }).from(gate).where(eq(gate.site, own.gate.site))
  const names = new Map(gates.map(({ id, name }) => [id, name[lang]]))
  const row = new Map(lines.map((line) => [line.scan, taken.get(line)]))
  return scans.flatMap((scan) => {
    const stands = row.get(scan)
    return stands ? answerOf(ledger, stands, names, lang) : []
  })
}
