import { movedRows } from '#server/db/moved-rows'
import { miceLead, miceLeadScan } from './lead.table'

/** What this module moves when two accounts are merged. */
export const mergedLeads = [
  movedRows({ kind: 'leads', table: miceLead, column: miceLead.account_id, same: [miceLead.company_id] }),
  movedRows({ kind: null, table: miceLeadScan, column: miceLeadScan.account_id, same: [miceLeadScan.company_id] }),
]
