import type { Db } from '#server/db/connect'
import { idsOf, ownRows, type Row } from '#server/db/own-rows'
import { passGift } from './gifts.table'
import { pass, passStaff, passVisit } from './passes.table'

const withoutToken = ({ token_hash: _, ...row }: Row): Row => row

/** What this module stores about these accounts. */
export async function keptPasses(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const passes = await ownRows(db, pass, pass.account_id, ids)
  return {
    passes,
    visits: await ownRows(db, passVisit, passVisit.pass_id, idsOf(passes)),
    gifts_given: (await ownRows(db, passGift, passGift.giver_id, ids)).map(withoutToken),
    gifts_received: (await ownRows(db, passGift, passGift.claimed_by, ids)).map(withoutToken),
    scans_for: await ownRows(db, passStaff, passStaff.account_id, ids),
  }
}
