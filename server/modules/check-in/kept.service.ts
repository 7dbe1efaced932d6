import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { checkInScan } from './check-in.table'

/** Returns the rows stored here about these bookings. */
export async function keptScans(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { scans: await ownRows(db, checkInScan, checkInScan.booking_id, ids) }
}
