import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { miceLead, miceLeadScan } from './lead.table'

/** What is kept here of these accounts; what an exhibitor's staff noted beside it is the exhibitor's. */
export async function keptLeads(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const leads = await ownRows(db, miceLead, miceLead.account_id, ids)
  return {
    leads: leads.map(({ words, stars, next_step, staff_id, ...passedOn }) => passedOn),
    scans: await ownRows(db, miceLeadScan, miceLeadScan.account_id, ids),
  }
}
