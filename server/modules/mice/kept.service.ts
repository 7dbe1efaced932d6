import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { miceHosting, miceInvitation, miceLogo, micePerson, micePersonRole, miceSaved, miceSeat } from './mice.table'

/** Without the hash of the token that opens an invitation. */
const shown = ({ token_hash: _, ...row }: Row): Row => row

/** What this module stores about these accounts. */
export async function keptVisitors(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return {
    people: await ownRows(db, micePerson, micePerson.account_id, ids),
    roles: await ownRows(db, micePersonRole, micePersonRole.account_id, ids),
    hosting: await ownRows(db, miceHosting, miceHosting.account_id, ids),
    seats: await ownRows(db, miceSeat, miceSeat.account_id, ids),
    invited: (await ownRows(db, miceInvitation, miceInvitation.inviter_id, ids)).map(shown),
    invitations: (await ownRows(db, miceInvitation, miceInvitation.account_id, ids)).map(shown),
    logos: await ownRows(db, miceLogo, miceLogo.account_id, ids),
    saved: await ownRows(db, miceSaved, miceSaved.account_id, ids),
  }
}
