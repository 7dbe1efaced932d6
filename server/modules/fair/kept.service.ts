import type { Db } from '#server/db/connect'
import { idsOf, ownRows, type Row } from '#server/db/own-rows'
import { fairWish, participant, participantDocument } from './participant.table'

/** The ids of the companies of these accounts, of every year. */
export const participantIdsOf = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  idsOf(await ownRows(db, participant, participant.account_id, ids))

/** What this module stores about these accounts. */
export async function keptParticipants(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const participants = await ownRows(db, participant, participant.account_id, ids)
  const own = idsOf(participants)
  return {
    participants,
    documents: await ownRows(db, participantDocument, participantDocument.participant_id, own),
    wishes: await ownRows(db, fairWish, fairWish.from_id, own),
  }
}
