import { asc, inArray, sql } from 'drizzle-orm'
import type { Scan, ScanResult } from '#contract/check-in-scan'
import type { Lang } from '#contract/languages'
import { batched } from '#server/batch'
import { type Db, isDatabaseAway, transaction } from '#server/db/connect'
import { locks } from '#server/db/locks'
import type { Deps } from '#server/deps'
import { checkInScan, gate, gateDevice } from './check-in.table'
import { type Device, findDevice } from './device.service'
import type { Staff } from './gates.service'
import { answerOf } from './scan.answer'
import { type Ledger, take } from './scan.ledger'
import { type Line, readLines } from './scan.lines'
import { bookingsInLog, type LedgerRow, type LockBookings, lockBookings, logOf, unitsOf } from './scan.rows'

/** The channel for additions to the log of a site's day. */
export const gateChannel = 'gate_log'
export const channelOf = ({ site, day }: { site: string; day: string }): string => `${site} ${day}`

/**
 * Locks the log of a site's day until the transaction ends, and announces the additions then. Rows are numbered after this, so
 * that their numbers follow the order in which they become readable: a reader that has seen one number has missed none before
 * it.
 */
export async function lockLog(tx: Db, where: { site: string; day: string }): Promise<void> {
  const channel = channelOf(where)
  await tx.execute(
    sql`select pg_advisory_xact_lock(${locks.checkIn}, hashtext(${channel})), pg_notify(${gateChannel}, ${channel})`,
  )
}

/** Lines of one device that arrived in one call, parsed and checked. */
interface Call {
  own: Device
  account_id: string
  now: Date
  lines: readonly Line[]
}

/** The ledger after a call, and the row that each of its lines became. */
interface Taken {
  ledger: Ledger
  rows: LedgerRow[]
}

/** Takes the lines of a call, all or none. */
function takeCall(ledger: Ledger, lines: readonly Line[], fresh: LedgerRow[]): PromiseSettledResult<Taken> {
  const mark = ledger.rows.length
  try {
    const taken = lines.map((line) => take(ledger, line))
    fresh.push(...taken.flatMap(({ row, isNew }) => (isNew ? row : [])))
    return { status: 'fulfilled', value: { ledger, rows: taken.map(({ row }) => row) } }
  } catch (reason) {
    ledger.rows.length = mark
    return { status: 'rejected', reason }
  }
}

/** Takes concurrent calls, one after the other in one transaction; nine statements for any number of calls. */
async function takeCalls(db: Db, calls: readonly Call[], lock: LockBookings): Promise<PromiseSettledResult<Taken>[]> {
  const units = calls.flatMap(({ own, lines }) => unitsOf(own.device.id, lines))
  const numbers = [...new Set(calls.flatMap(({ lines }) => lines.flatMap(({ number }) => number || [])))]
  const devices = [...new Set(calls.map(({ own }) => own.device.id))]
  return transaction(db, async (tx) => {
    // One log at a time per device: lines that it sends twice concurrently, to two servers, are taken once.
    await tx
      .select({ id: gateDevice.id })
      .from(gateDevice)
      .where(inArray(gateDevice.id, devices))
      .orderBy(asc(gateDevice.id))
      .for('no key update')
    const bookings = new Map((await lock(tx, await bookingsInLog(tx, units), numbers)).map((each) => [each.id, each]))
    const rows = await logOf(tx, units, [...bookings.keys()])
    const fresh: LedgerRow[] = []
    const taken = calls.map(({ lines, ...call }) => takeCall({ ...call, bookings, rows }, lines, fresh))
    const days = new Map(fresh.map((row) => [channelOf(row), row]))
    for (const [, where] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))) await lockLog(tx, where)
    if (fresh.length > 0) await tx.insert(checkInScan).values(fresh)
    return taken
  })
}

/** Maximum number of lines in one transaction: a statement has room for 65,535 values. */
const mostLines = 1000

type Take = (call: Call) => Promise<Taken>
const takers = new WeakMap<Db, Map<LockBookings, Take>>()

/**
 * Returns the function that takes calls on a database in this process: calls that arrive during a transaction are taken
 * together in the next one.
 */
function takerOn(db: Db, lock: LockBookings): Take {
  const byLock = takers.get(db) ?? new Map<LockBookings, Take>()
  takers.set(db, byLock)
  const taker =
    byLock.get(lock) ??
    batched<Call, Taken>((calls) => takeCalls(db, calls, lock), {
      max: mostLines,
      weight: ({ lines }) => lines.length,
      isOwnFault: (error) => !isDatabaseAway(error),
    })
  byLock.set(lock, taker)
  return taker
}

/** Returns the names of the gates that saw people of these rows' bookings. */
async function namesFor(db: Db, { ledger: { own, rows }, rows: answered }: Taken, lang: Lang) {
  const bookings = new Set(answered.map(({ booking_id }) => booking_id))
  const ids = new Set(rows.flatMap(({ booking_id, gate_id }) => (bookings.has(booking_id) ? gate_id : [])))
  ids.delete(own.gate.id)
  const others =
    ids.size === 0
      ? []
      : await db
          .select()
          .from(gate)
          .where(inArray(gate.id, [...ids]))
  return new Map([own.gate, ...others].map(({ id, name }) => [id, name[lang]]))
}

/**
 * Takes lines of a device's log, each once, and returns the result of each; a whole log takes as many statements as one line.
 * Live requests are judged with the bookings locked, so that only one of all gates admits each traveler; what a device has
 * reported from offline has happened and is recorded, as a conflict where it should not have (product §4). Throws as
 * `findDevice`, `readLines` and `take` do.
 */
export async function takeScans(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  staff: Staff,
  lang: Lang,
  { id, scans }: { id: string; scans: readonly Scan[] },
  lock: LockBookings = lockBookings,
): Promise<ScanResult[]> {
  const { gates, ...own } = await findDevice(db, staff, id)
  const now = clock.now()
  const lines = await readLines(settings.TICKET_KEYS, { ...own, gates }, staff, scans, now)
  const taken = await takerOn(db, lock)({ own, account_id: staff.id, now, lines })
  const names = await namesFor(db, taken, lang)
  const answers = new Map(
    taken.rows.map((row, at) => [lines[at]?.scan, answerOf(taken.ledger, row, names, lang)] as const),
  )
  return scans.flatMap((scan) => answers.get(scan) ?? [])
}
