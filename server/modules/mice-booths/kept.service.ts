import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { miceApplication } from './application.table'

/** What this module stores about these accounts. */
export async function keptBooths(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { applications: await ownRows(db, miceApplication, miceApplication.account_id, ids) }
}
