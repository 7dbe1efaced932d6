import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { accountSocial } from './social.table'

/** What this module stores about these accounts. */
export async function keptLinks(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { links: await ownRows(db, accountSocial, accountSocial.account_id, ids) }
}
