import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { notifyOne } from './follow.service'
import { type MeetingRow, meeting, meetingEvent, meetingNews } from './meeting.table'

type Step = Omit<typeof meetingEvent.$inferInsert, 'id' | 'meeting_id' | 'to'>

/** A row after a step, with the step. */
interface Taken {
  row: MeetingRow
  step: Step
}

/**
 * Records steps, notifies the calendars of both companies, and stores the news that are emailed to the side that did not act.
 * Call it at the end of the transaction in which the companies are locked.
 */
export async function recordMany(tx: Db, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return
  const events = await tx
    .insert(meetingEvent)
    .values(taken.map(({ row, step }) => ({ slot_id: row.slot_id, ...step, meeting_id: row.id, to: row.status })))
    .returning()
  const rows = new Map(taken.map(({ row }) => [row.id, row]))
  const bothOf = (meetingId: string) => {
    const row = rows.get(meetingId)
    return row ? [row.buyer_id, row.seller_id] : []
  }
  for (const id of new Set(events.flatMap(({ meeting_id }) => bothOf(meeting_id)))) await notifyOne(tx, id)
  const news = events.flatMap((event) =>
    bothOf(event.meeting_id).flatMap((participant_id) =>
      participant_id === event.party_id ? [] : [{ participant_id, event_id: event.id }],
    ),
  )
  if (news.length > 0) await tx.insert(meetingNews).values(news)
}

/** Like `recordMany`, for one step. */
export const recordStep = (tx: Db, row: MeetingRow, step: Step): Promise<void> => recordMany(tx, [{ row, step }])

/** How one of the two companies had requested a meeting before it was placed by others, if so. */
export async function earlierRequest(tx: Db, meetingId: string) {
  const [first] = await tx
    .select({
      act: meetingEvent.act,
      by: meetingEvent.party_id,
      slot_id: meetingEvent.slot_id,
      buyer: meeting.buyer_id,
    })
    .from(meetingEvent)
    .innerJoin(meeting, eq(meeting.id, meetingEvent.meeting_id))
    .where(eq(meetingEvent.meeting_id, meetingId))
    .orderBy(asc(meetingEvent.at))
    .limit(1)
  if (first?.act !== 'ask' || !first.slot_id) return null
  const asked_by = first.by === first.buyer ? ('buyer' as const) : ('seller' as const)
  return { status: 'requested' as const, slot_id: first.slot_id, asked_by }
}
