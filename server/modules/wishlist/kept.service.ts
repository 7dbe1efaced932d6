import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { wish } from './wishlist.table'

/** What this module stores about these accounts. */
export async function keptWishes(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { wishes: await ownRows(db, wish, wish.account_id, ids) }
}
