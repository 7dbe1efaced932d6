import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { meetingRecord } from './record.table'

/** What this module stores about these companies of the fair. */
export async function keptRecords(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return { records: await ownRows(db, meetingRecord, meetingRecord.participant_id, ids) }
}
