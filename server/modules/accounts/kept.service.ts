import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { accessToken, account, auditEvent } from './accounts.table'

/** The addresses of these accounts. */
export const addressesOf = async (db: Db, ids: readonly string[]): Promise<string[]> => [
  ...new Set((await ownRows(db, account, account.id, ids)).map(({ email }) => String(email))),
]

/** What is kept here of these accounts. Neither passwords nor what is sealed can be read. */
export async function keptAccounts(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const accounts = await ownRows(db, account, account.id, ids)
  return {
    accounts: accounts.map(({ password_hash: _, ...row }) => row),
    sessions: await ownRows(db, accessToken, accessToken.account_id, ids),
    acts: await ownRows(db, auditEvent, auditEvent.actor_id, ids),
  }
}
