import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { miceGateScan, miceStand } from './gate.table'

/** What this module stores about these accounts. */
export async function keptEntries(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return {
    scans: await ownRows(db, miceGateScan, miceGateScan.account_id, ids),
    stands: (await ownRows(db, miceStand, miceStand.staff_id, ids)).map(({ token_hash: _, ...row }) => row),
  }
}
