import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { heldStatuses } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { currentEdition } from '#server/modules/fair/edition.service'
import type { HookContext } from '#server/ports/hooks'
import { notifyOne } from './follow.service'
import { naming } from './hold.service'
import { startsOf } from './meeting.rows'
import { calendarEntry, meeting, meetingEvent } from './meeting.table'

/** Statuses that still need their slot and booth: meetings in both calendars, and requests that wait for an answer. */
const needed = ['requested', 'admin_matching', ...heldStatuses] as const

/**
 * Moves a seller's future meetings to its new booth, or to none, which both sides see. Throws 409 `meeting.boothTaken` if another
 * meeting has that booth in one of their slots.
 */
export async function moveToBooth(
  { db: tx, now }: HookContext,
  sellerId: string,
  booth_id: string | null,
): Promise<void> {
  const { slots } = await currentEdition(tx, now)
  const ahead = slots.filter((slot) => startsOf(slot) > now).map(({ id }) => id)
  const theirs = and(
    eq(meeting.seller_id, sellerId),
    inArray(meeting.status, [...needed]),
    inArray(meeting.slot_id, ahead),
  )
  const rows = await tx.select().from(meeting).where(theirs).orderBy(meeting.id).for('no key update')
  for (const { id, version } of rows)
    await naming(tx, (inner) =>
      inner
        .update(meeting)
        .set({ booth_id, version: version + 1, updated_at: now })
        .where(eq(meeting.id, id)),
    )
  for (const id of new Set(rows.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]))) await notifyOne(tx, id)
}

/**
 * How many meetings were ever requested in, moved to or proposed for each of these slots, and how many still need it; slots
 * without any are left out. Two queries.
 */
export async function meetingsIn(
  db: Db,
  slotIds: readonly string[],
): Promise<ReadonlyMap<string, { needed: number; all: number }>> {
  const ids = [...slotIds]
  const rows = await db
    .select({ id: meeting.id, status: meeting.status, slot_id: meeting.slot_id, proposed: meeting.proposed_slot_id })
    .from(meeting)
    .where(or(inArray(meeting.slot_id, ids), inArray(meeting.proposed_slot_id, ids)))
  const events = await db
    .selectDistinct({ id: meetingEvent.meeting_id, slot_id: meetingEvent.slot_id })
    .from(meetingEvent)
    .where(inArray(meetingEvent.slot_id, ids))
  const bySlot = new Map(ids.map((id) => [id, { needed: new Set<string>(), all: new Set<string>() }]))
  for (const { id, status, slot_id, proposed } of rows)
    for (const slot of [slot_id, proposed ?? '']) {
      bySlot.get(slot)?.all.add(id)
      if (needed.some((each) => each === status)) bySlot.get(slot)?.needed.add(id)
    }
  for (const { id, slot_id } of events) bySlot.get(slot_id ?? '')?.all.add(id)
  return new Map(
    [...bySlot].flatMap(([id, found]) =>
      found.all.size === 0 ? [] : [[id, { needed: found.needed.size, all: found.all.size }] as const],
    ),
  )
}

/** Deletes the calendar entries of removed slots that never had a meeting. */
export async function forgetSlots({ db }: HookContext, slotIds: readonly string[]): Promise<void> {
  await db
    .delete(calendarEntry)
    .where(and(inArray(calendarEntry.slot_id, [...slotIds]), isNull(calendarEntry.meeting_id)))
}

/** Clears removed booths from the meetings that were once there. */
export async function forgetBooths({ db }: HookContext, boothIds: readonly string[]): Promise<void> {
  await db
    .update(meeting)
    .set({ booth_id: null })
    .where(inArray(meeting.booth_id, [...boothIds]))
}
