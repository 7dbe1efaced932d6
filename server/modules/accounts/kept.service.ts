import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { accessToken, account, auditEvent } from './accounts.table'
import { accountMerge } from './merge.table'

/** Returns the addresses of these accounts. */
export const addressesOf = async (db: Db, ids: readonly string[]): Promise<string[]> => [
  ...new Set((await ownRows(db, account, account.id, ids)).map(({ email }) => String(email))),
]

/** Returns the rows stored here about these accounts. Passwords and sealed data stay unreadable. */
export async function keptAccounts(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const accounts = await ownRows(db, account, account.id, ids)
  return {
    accounts: accounts.map(({ password_hash: _, ...row }) => row),
    sessions: await ownRows(db, accessToken, accessToken.account_id, ids),
    merges: [
      ...(await ownRows(db, accountMerge, accountMerge.remaining_id, ids)),
      ...(await ownRows(db, accountMerge, accountMerge.other_id, ids)),
    ].map(({ by: _, ...row }) => row),
    acts: await ownRows(db, auditEvent, auditEvent.actor_id, ids),
  }
}
