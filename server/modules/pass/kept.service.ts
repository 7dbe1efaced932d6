import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { passPlan, passWish } from './pass.table'

/** What this module stores about these accounts. */
export async function keptPlans(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return {
    wishes: await ownRows(db, passWish, passWish.account_id, ids),
    plans: await ownRows(db, passPlan, passPlan.account_id, ids),
  }
}
