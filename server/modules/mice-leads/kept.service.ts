import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { miceLead, miceLeadScan } from './lead.table'

/** What this module stores about these accounts, without the notes of an exhibitor's staff, which belong to the exhibitor. */
export async function keptLeads(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const leads = await ownRows(db, miceLead, miceLead.account_id, ids)
  return {
    leads: leads.map(({ words, stars, next_step, staff_id, ...passedOn }) => passedOn),
    scans: await ownRows(db, miceLeadScan, miceLeadScan.account_id, ids),
  }
}
