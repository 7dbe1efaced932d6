import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { refund } from './refund.table'

/** Returns the rows stored here about these bookings. */
export async function keptRefunds(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { refunds: await ownRows(db, refund, refund.booking_id, ids) }
}
