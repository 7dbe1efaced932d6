import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { payment } from './payment.table'

/** What this module stores about these orders. */
export async function keptPayments(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { payments: await ownRows(db, payment, payment.order_id, ids) }
}
