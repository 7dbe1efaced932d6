import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { deskView } from './desk-views.table'

/** Returns the rows stored here about these accounts. */
export async function keptViews(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { views: await ownRows(db, deskView, deskView.account_id, ids) }
}
