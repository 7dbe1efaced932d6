import { asc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { booking } from '#server/modules/booking/booking.table'
import { travelersCount } from '#server/modules/booking/list.service'
import { checkInScan } from './check-in.table'
import type { Line } from './scan.lines'

/** A line of the log without the columns the database adds. */
export type LedgerRow = Omit<typeof checkInScan.$inferSelect, 'id' | 'seq' | 'conflict'>

/** A booking that a scan refers to. */
export type Meant = Pick<
  typeof booking.$inferSelect,
  'id' | 'reservation_number' | 'status' | 'product_id' | 'product_name' | 'date' | 'start_time'
> & { party_size: number }

/** Finds and locks the bookings until the transaction ends, in id order. */
export type LockBookings = (tx: Db, ids: readonly string[], numbers: readonly string[]) => Promise<Meant[]>

const meant = (tx: Db, ids: readonly string[], numbers: readonly string[]) =>
  tx
    .select({
      id: booking.id,
      reservation_number: booking.reservation_number,
      status: booking.status,
      product_id: booking.product_id,
      product_name: booking.product_name,
      date: booking.date,
      start_time: booking.start_time,
      party_size: travelersCount,
    })
    .from(booking)
    .where(or(inArray(booking.id, [...ids]), inArray(booking.reservation_number, [...numbers])))
    .orderBy(asc(booking.id))

/** Always locks in the same order, so that two logs with the same bookings do not deadlock. */
export const lockBookings: LockBookings = async (tx, ids, numbers) => meant(tx, ids, numbers).for('no key update')

/** Like `lockBookings` without the lock: for the control of a race test, which must then fail. */
export const findBookings: LockBookings = async (tx, ids, numbers) => meant(tx, ids, numbers)

/** The key of a scan. */
export interface Unit {
  device_id: string
  counter: number
}

/** Returns the keys of a log's scans and of the scans they undo. */
export const unitsOf = (deviceId: string, lines: readonly Line[]): Unit[] =>
  lines.flatMap(({ scan }) => [{ device_id: deviceId, counter: scan.counter }, ...(scan.undoes ? [scan.undoes] : [])])

const among = (name: SQL, units: readonly Unit[]) =>
  sql`${name} in (${sql.join(
    units.map(({ device_id, counter }) => sql`(${device_id}::uuid, ${counter}::int)`),
    sql`, `,
  )})`
const nameOfScan = sql`(${checkInScan.device_id}, ${checkInScan.counter})`
const nameOfUndone = sql`(${checkInScan.undoes_device}, ${checkInScan.undoes_counter})`

/** Returns the bookings of scans already in the log. */
export async function bookingsInLog(tx: Db, units: readonly Unit[]): Promise<string[]> {
  const rows = await tx.selectDistinct({ id: checkInScan.booking_id }).from(checkInScan).where(among(nameOfScan, units))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Returns every line of these bookings and of these scans, with their undos, in log order; one query. */
export function logOf(tx: Db, units: readonly Unit[], bookings: readonly string[]): Promise<LedgerRow[]> {
  return tx
    .select()
    .from(checkInScan)
    .where(or(inArray(checkInScan.booking_id, [...bookings]), among(nameOfScan, units), among(nameOfUndone, units)))
    .orderBy(asc(checkInScan.seq))
}
