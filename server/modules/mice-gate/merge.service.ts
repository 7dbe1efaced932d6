import { movedRows } from '#server/db/moved-rows'
import { miceGateScan } from './gate.table'

/** What this module moves when two accounts are merged: entries stay with the badge of their year. */
export const mergedEntries = [
  movedRows({ kind: null, table: miceGateScan, column: miceGateScan.account_id, same: [miceGateScan.year] }),
]
