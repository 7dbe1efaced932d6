import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { attendance, badge } from './badge.table'
import { calendarEntry, meeting, meetingDigest } from './meeting.table'

/** What this module stores about these companies of the fair, without the codes of badges, because a code admits its bearer. */
export async function keptMeetings(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const badges = await ownRows(db, badge, badge.participant_id, ids)
  return {
    as_buyer: await ownRows(db, meeting, meeting.buyer_id, ids),
    as_seller: await ownRows(db, meeting, meeting.seller_id, ids),
    calendar: await ownRows(db, calendarEntry, calendarEntry.participant_id, ids),
    badges: badges.map(({ code: _, ...row }) => row),
    attendance: await ownRows(db, attendance, attendance.participant_id, ids),
    digests: await ownRows(db, meetingDigest, meetingDigest.participant_id, ids),
  }
}
