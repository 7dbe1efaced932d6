import { and, inArray } from 'drizzle-orm'
import type { Meeting } from '#contract/fair/meeting'
import { heldStatuses } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { currentEdition } from '#server/modules/fair/edition.service'
import { isHeld } from './hold.service'
import { endsOf, startsOf } from './meeting.rows'
import { meeting } from './meeting.table'

/**
 * Whether a meeting is in both calendars and its slot has begun. A cancellation request that is unanswered by then has no effect.
 */
export const hasBegun = ({ status, slot }: Pick<Meeting, 'status' | 'slot'>, now: Date): boolean =>
  isHeld({ status }) && startsOf(slot) <= now

/** Whether a meeting is in both calendars and its slot has ended. */
export const isOver = ({ status, slot }: Pick<Meeting, 'status' | 'slot'>, now: Date): boolean =>
  isHeld({ status }) && endsOf(slot) <= now

/** Companies of this year's fair that have had a meeting. */
export async function companiesWithMeetings(db: Db, now: Date): Promise<string[]> {
  const { slots } = await currentEdition(db, now)
  const over = slots.filter((slot) => endsOf(slot) <= now).map(({ id }) => id)
  if (over.length === 0) return []
  const rows = await db
    .select({ buyer_id: meeting.buyer_id, seller_id: meeting.seller_id })
    .from(meeting)
    .where(and(inArray(meeting.slot_id, over), inArray(meeting.status, [...heldStatuses])))
  return [...new Set(rows.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]))].toSorted()
}
