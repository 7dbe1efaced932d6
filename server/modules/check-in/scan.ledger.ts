import { judge, type Verdict } from '#contract/check-in-rules'
import { dayInSeoul, instantInSeoul } from '#contract/days'
import { hasVoucher } from '#contract/voucher'
import { Refusal } from '#server/refusal'
import type { Device } from './device.service'
import type { Line } from './scan.lines'
import type { LedgerRow, Meant, Unit } from './scan.rows'

/** The state that lines are judged by, and that they are added to. */
export interface Ledger {
  own: Device
  now: Date
  /** The account whose session sends the lines. */
  account_id: string
  /** The locked bookings, by id. */
  bookings: ReadonlyMap<string, Meant>
  /** All lines of these bookings and of the scans concerned, in log order. */
  rows: LedgerRow[]
}

const sum = (rows: readonly LedgerRow[]) => rows.reduce((all, { admits }) => all + admits, 0)
const isOf = (row: LedgerRow, { device_id, counter }: Unit) => row.device_id === device_id && row.counter === counter
const takesBack = (row: LedgerRow, { device_id, counter }: Unit) =>
  row.undoes_device === device_id && row.undoes_counter === counter

/** Counts the people admitted by a scan: its live and offline lines, minus undone ones. */
export const inBy = (rows: readonly LedgerRow[], unit: Unit): number =>
  sum(rows.filter((row) => isOf(row, unit) || takesBack(row, unit)))
const isUndone = (rows: readonly LedgerRow[], unit: Unit) =>
  rows.some((row) => takesBack(row, unit) && row.verdict === 'admitted')

const bookingOf = ({ bookings }: Ledger, line: Line) =>
  [...bookings.values()].find(({ reservation_number }) => reservation_number === line.number)

/** Returns the time to judge by: the server's for a live scan, otherwise the device's within possible limits. */
function decidedAt({ own: { device }, now }: Ledger, { live, at }: Line): number {
  return live ? now.getTime() : Math.min(Math.max(at.getTime(), device.created_at.getTime()), now.getTime())
}

/** Judges an admission by the server's data, with `others` people admitted by other scans. */
function judgeAdmission(ledger: Ledger, line: Line, others: number): Verdict {
  if (line.scan.code && !line.ticket) return 'forged'
  const booking = bookingOf(ledger, line)
  if (!booking) return 'unknown'
  if (booking.status === 'pending' || booking.status === 'waiting') return 'unpaid'
  const { reservation_number, product_id, date, start_time, party_size } = booking
  const at = decidedAt(ledger, line)
  const ticket = { reservation_number, product_id, date, start_time, party_size, key_id: '' }
  return judge(ticket, line.scan.people, {
    tour_id: ledger.own.gate.tour_id,
    now: at,
    today: dayInSeoul(at),
    departure: instantInSeoul(date, start_time).getTime(),
    cancelled: !hasVoucher(booking.status),
    admitted: others,
  })
}

const common = ({ own: { device, gate }, now, account_id }: Ledger, { scan, live, at, hash, signature }: Line) => ({
  site: gate.site,
  day: device.day,
  tour_id: gate.tour_id,
  gate_id: gate.id,
  device_id: device.id,
  counter: scan.counter,
  live,
  at,
  received_at: now,
  account_id,
  act: scan.act,
  people: scan.people,
  undoes_device: scan.undoes?.device_id ?? null,
  undoes_counter: scan.undoes?.counter ?? null,
  line_hash: hash,
  signature,
})

/** `twin` is the same scan, sent live: what the device showed the people replaces it, and is never counted in addition. */
function admission(ledger: Ledger, line: Line, twin: LedgerRow | undefined): LedgerRow {
  const { rows } = ledger
  const row = common(ledger, line)
  const booking = bookingOf(ledger, line)
  const ofBooking = booking ? rows.filter(({ booking_id }) => booking_id === booking.id) : []
  const others = sum(ofBooking) - inBy(ofBooking, row)
  const online = twin && (twin.verdict !== 'admitted' || line.scan.people <= twin.people) ? twin.verdict : null
  const judged = online ?? judgeAdmission(ledger, line, others)
  const verdict = line.scan.told ?? judged
  const isIn = verdict === 'admitted'
  return {
    ...row,
    booking_id: booking?.id ?? null,
    reservation_number: booking?.reservation_number ?? line.number,
    verdict,
    judged,
    admits: isUndone(rows, row) ? 0 : (isIn ? row.people : 0) - (twin?.admits ?? 0),
    refuses: (isIn ? 0 : 1) - (twin?.refuses ?? 0),
  }
}

function undo(ledger: Ledger, line: Line, twin: LedgerRow | undefined): LedgerRow {
  const { rows } = ledger
  const row = common(ledger, line)
  const unit = { device_id: row.undoes_device ?? '', counter: row.undoes_counter ?? 0 }
  const target = rows.find((each) => isOf(each, unit) && each.act === 'admit' && each.site === row.site)
  const isSameDay = target?.day === row.day
  const people = target && isSameDay ? inBy(rows, unit) : 0
  const fresh = target && isUndone(rows, unit) ? 'used' : people > 0 ? 'admitted' : 'unknown'
  const judged = twin?.verdict === 'admitted' ? 'admitted' : fresh
  const verdict = line.scan.told ?? judged
  return {
    ...row,
    ...(target && isSameDay && { gate_id: target.gate_id, tour_id: target.tour_id }),
    booking_id: target?.booking_id ?? null,
    reservation_number: target?.reservation_number ?? '',
    people: twin?.people ?? people,
    verdict,
    judged,
    admits: verdict === 'admitted' && fresh === 'admitted' ? -people : 0,
    refuses: 0,
  }
}

/** Whether two lines with one counter are the same scan; the number of people can differ between live and offline. */
const isSameScan = (one: LedgerRow, other: LedgerRow) =>
  one.act === other.act &&
  (one.act === 'undo' || one.reservation_number === other.reservation_number) &&
  one.undoes_device === other.undoes_device &&
  one.undoes_counter === other.undoes_counter

/**
 * Takes a line into the ledger; returns its row and whether that is new. A repeated line returns the existing row, and a live
 * line after the device's own decision returns that decision (product §4). Throws 409 `gate.logChanged` for another scan with
 * the same counter.
 */
export function take(ledger: Ledger, line: Line): { row: LedgerRow; isNew: boolean } {
  const { rows, own } = ledger
  const unit = { device_id: own.device.id, counter: line.scan.counter }
  const logged = rows.filter((row) => isOf(row, unit))
  const same = logged.find(({ live }) => live === line.live)
  if (same && !same.line_hash.equals(line.hash)) throw new Refusal(409, 'gate.logChanged')
  if (same) return { row: same, isNew: false }
  const [twin] = logged
  const row = (line.scan.act === 'undo' ? undo : admission)(ledger, line, line.live ? undefined : twin)
  if (twin && !isSameScan(twin, row)) throw new Refusal(409, 'gate.logChanged')
  if (twin && line.live) return { row: twin, isNew: false }
  rows.push(row)
  return { row, isNew: true }
}
