import { and, eq, inArray } from 'drizzle-orm'
import type { Meeting } from '#contract/fair/meeting'
import type { OwnRecord, RecordDraft } from '#contract/fair/record'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { companyMeetings } from '#server/modules/fair-meetings/calendar.service'
import { hasBegun, isOver } from '#server/modules/fair-meetings/over.service'
import { Refusal } from '#server/refusal'
import { meetingRecord } from './record.table'

/** The likely record of a meeting without one: held, unless a side was missed. */
export function prefilledOf({ absent, agreed }: Pick<Meeting, 'absent' | 'agreed'>): RecordDraft {
  const not_held = absent.me ? 'i_was_away' : absent.other ? 'other_was_away' : null
  return {
    held: not_held === null,
    not_held,
    type: agreed.me && agreed.other ? 'follow_up' : 'first_contact',
    content: '',
    potential: 3,
    importance: 'middle',
    visitors: 'none',
    contract: 'none',
    satisfaction: 4,
    comment: '',
  }
}

const recordsOf = (db: Db, ids: readonly string[], partyId?: string) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(meetingRecord)
        .where(
          and(
            inArray(meetingRecord.meeting_id, [...ids]),
            partyId ? eq(meetingRecord.participant_id, partyId) : undefined,
          ),
        )

/** These meetings of a company, each with its own record. */
export async function withRecords(db: Db, meetings: readonly Meeting[], partyId: string): Promise<OwnRecord[]> {
  const records = await recordsOf(
    db,
    meetings.map(({ id }) => id),
    partyId,
  )
  return meetings.map((meeting) => {
    const mine = records.find(({ meeting_id }) => meeting_id === meeting.id)
    return {
      meeting,
      record: mine ? { ...mine.said, sent_at: mine.sent_at.toISOString() } : null,
      prefilled: prefilledOf(meeting),
    }
  })
}

/**
 * The company's confirmed meetings that have begun, of this year's fair or of that of `year`, last first, with its own record of
 * each. Throws 404 `meeting.notParty`.
 */
export async function ownRecords(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  year?: number,
): Promise<OwnRecord[]> {
  const now = deps.clock.now()
  const { companyId, meetings } = await companyMeetings(deps, accountId, year)
  const begun = meetings.filter((meeting) => hasBegun(meeting, now)).toReversed()
  return withRecords(deps.db, begun, companyId)
}

/** Saves how a meeting went; the latest version counts (product §3). Throws 404 `meeting.notFound`, 409 `meeting.notYet`. */
export function saveRecord(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
  draft: RecordDraft,
): Promise<OwnRecord> {
  const now = deps.clock.now()
  return transaction(deps.db, async (tx) => {
    const { companyId, meetings } = await companyMeetings({ ...deps, db: tx }, accountId)
    const meeting = meetings.find((each) => each.id === id)
    if (!meeting) throw new Refusal(404, 'meeting.notFound')
    if (!hasBegun(meeting, now)) throw new Refusal(409, 'meeting.notYet')
    const fresh = { said: draft, sent_at: now }
    await tx
      .insert(meetingRecord)
      .values({ meeting_id: id, participant_id: companyId, ...fresh })
      .onConflictDoUpdate({ target: [meetingRecord.meeting_id, meetingRecord.participant_id], set: fresh })
    const [own] = await withRecords(tx, [meeting], companyId)
    if (!own) throw new Error('a record cannot be shown')
    return own
  })
}

/** Those of these meetings that have ended and that a company has no record of. */
export async function unsaid(db: Db, now: Date, partyId: string, meetings: readonly Meeting[]): Promise<Meeting[]> {
  const over = meetings.filter((meeting) => isOver(meeting, now))
  const own = await withRecords(db, over, partyId)
  return own.flatMap(({ meeting, record }) => (record ? [] : [meeting]))
}
