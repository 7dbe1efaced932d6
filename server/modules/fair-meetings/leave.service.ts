import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { slotsNamed } from '#server/modules/fair/edition.service'
import { lockParties } from '#server/modules/fair/party.service'
import { freeSlot, isHeld } from './hold.service'
import { ofParty, startsOf } from './meeting.rows'
import { calendarEntry, type MeetingRow, meeting } from './meeting.table'
import { recordStep } from './record-step'

const open = ['requested', 'confirmed', 'cancel_requested', 'admin_matching'] as const satisfies MeetingRow['status'][]

/**
 * Calls off the future meetings of a company that no longer takes part, and frees the slots of the others. Past meetings stay for
 * their records, and nothing else changes (product §4).
 */
export async function leaveMeetings(
  tx: Db,
  partyId: string,
  { by, at, words = '' }: { by: string; at: Date; words?: string },
): Promise<void> {
  const mine = and(ofParty(partyId), inArray(meeting.status, [...open]))
  const before = await tx.select().from(meeting).where(mine)
  await lockParties(tx, [partyId, ...before.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id])])
  const rows = await tx.select().from(meeting).where(mine).orderBy(meeting.id).for('no key update')
  const slots = await slotsNamed(
    tx,
    rows.map(({ slot_id }) => slot_id),
  )
  const begun = new Set(slots.filter((slot) => startsOf(slot) <= at).map(({ id }) => id))
  for (const row of rows) {
    if (isHeld(row) && begun.has(row.slot_id)) continue
    await freeSlot(tx, row.id)
    const [after] = await tx
      .update(meeting)
      .set({
        status: 'canceled',
        status_at: at,
        reason: words,
        proposed_slot_id: null,
        proposed_by: null,
        version: row.version + 1,
        updated_at: at,
      })
      .where(eq(meeting.id, row.id))
      .returning()
    if (after) await recordStep(tx, after, { at, by, party_id: partyId, act: 'call_off', from: row.status, words })
  }
  await tx.delete(calendarEntry).where(and(eq(calendarEntry.participant_id, partyId), isNull(calendarEntry.meeting_id)))
}
