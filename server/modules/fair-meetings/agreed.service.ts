import { and, eq, inArray, notInArray, or } from 'drizzle-orm'
import { heldStatuses } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { calendarEntry, meeting } from './meeting.table'

/** Whether two companies have agreed to meet; only then can each read the other's contacts (product §3). */
export async function hasAgreed(db: Db, one: string, other: string): Promise<boolean> {
  const between = or(
    and(eq(meeting.buyer_id, one), eq(meeting.seller_id, other)),
    and(eq(meeting.buyer_id, other), eq(meeting.seller_id, one)),
  )
  return (await db.$count(meeting, and(between, inArray(meeting.status, [...heldStatuses])))) > 0
}

/** Whether a company has a meeting, or a request for one, that is neither rejected nor canceled. */
export async function hasMeetings(db: Db, id: string): Promise<boolean> {
  const live = notInArray(meeting.status, ['rejected', 'canceled'])
  return (await db.$count(meeting, and(or(eq(meeting.buyer_id, id), eq(meeting.seller_id, id)), live))) > 0
}

/** Companies that are not free in a slot: they have a meeting in it, or have deactivated it. */
export const busyCompanies = async (db: Db, slotId: string): Promise<string[]> =>
  (
    await db.select({ id: calendarEntry.participant_id }).from(calendarEntry).where(eq(calendarEntry.slot_id, slotId))
  ).map(({ id }) => id)
