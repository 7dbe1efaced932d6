import type { Db } from '#server/db/connect'
import { idsOf, ownRows, type Row } from '#server/db/own-rows'
import { pass, passStaff, passVisit } from './passes.table'

/** What this module stores about these accounts. */
export async function keptPasses(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const passes = await ownRows(db, pass, pass.account_id, ids)
  return {
    passes,
    visits: await ownRows(db, passVisit, passVisit.pass_id, idsOf(passes)),
    scans_for: await ownRows(db, passStaff, passStaff.account_id, ids),
  }
}
