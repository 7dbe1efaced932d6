import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { mailingRecipient } from './mailing.table'

/** What this module stores about these companies of the fair. */
export async function keptMailings(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { mails: await ownRows(db, mailingRecipient, mailingRecipient.participant_id, ids) }
}
