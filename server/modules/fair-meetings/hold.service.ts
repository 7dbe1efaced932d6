import { and, count, eq, inArray } from 'drizzle-orm'
import { heldStatuses } from '#contract/fair/status'
import { type Db, databaseError, uniqueViolation } from '#server/db/connect'
import type { Party } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { ofParty } from './meeting.rows'
import { calendarEntry, type MeetingRow, meeting } from './meeting.table'

/** The two companies of a meeting, and which of them reads the refusals; null if the office acts. */
export interface Two {
  buyer: Party
  seller: Party
  reader: string | null
}

type InTheWay = 'closedMine' | 'closedTheirs' | 'busyMine' | 'busyTheirs' | 'mostMine' | 'mostTheirs'

/** What is in the way, as a code for its reader: `…Mine` for their own company, `…Theirs` for the other. */
function inTheWay(what: 'closed' | 'busy' | 'most', party: Party, { reader }: Two): Refusal {
  const code: InTheWay = party.id === reader ? `${what}Mine` : `${what}Theirs`
  return new Refusal(409, `meeting.${code}`, 'slot_id', { company: party.company })
}

/**
 * Takes a slot in both calendars for a meeting. The database refuses a second entry in a slot; this reports whose it is
 * (product §4). Throws 409 `meeting.closed…` and `meeting.busy…`.
 */
export async function takeSlot(tx: Db, two: Two, slot_id: string, meeting_id: string): Promise<void> {
  for (const party of [two.buyer, two.seller].toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const taken = await tx
      .insert(calendarEntry)
      .values({ participant_id: party.id, slot_id, meeting_id })
      .onConflictDoNothing()
      .returning()
    if (taken.length > 0) continue
    const [entry] = await tx
      .select()
      .from(calendarEntry)
      .where(and(eq(calendarEntry.participant_id, party.id), eq(calendarEntry.slot_id, slot_id)))
    throw inTheWay(entry?.meeting_id ? 'busy' : 'closed', party, two)
  }
}

/** Throws like `takeSlot` if the slot is taken, without taking it. */
export async function refuseTaken(tx: Db, two: Two, slot_id: string): Promise<void> {
  const entries = await tx
    .select()
    .from(calendarEntry)
    .where(
      and(eq(calendarEntry.slot_id, slot_id), inArray(calendarEntry.participant_id, [two.buyer.id, two.seller.id])),
    )
  for (const party of [two.buyer, two.seller]) {
    const entry = entries.find(({ participant_id }) => participant_id === party.id)
    if (entry) throw inTheWay(entry.meeting_id ? 'busy' : 'closed', party, two)
  }
}

/** Frees the slot that a meeting holds in both calendars. */
export async function freeSlot(tx: Db, meetingId: string): Promise<void> {
  await tx.delete(calendarEntry).where(eq(calendarEntry.meeting_id, meetingId))
}

/** Throws 409 `meeting.most…` if a company has reached the maximum number of meetings. */
export async function refuseMost(tx: Db, two: Two, most: number): Promise<void> {
  for (const party of [two.buyer, two.seller]) {
    const [found] = await tx
      .select({ held: count() })
      .from(meeting)
      .where(and(ofParty(party.id), inArray(meeting.status, [...heldStatuses])))
    if ((found?.held ?? 0) >= most) throw inTheWay('most', party, two)
  }
}

const named = {
  fair_meeting_pair: 'meeting.pairMet',
  fair_meeting_booth: 'meeting.boothTaken',
  fair_meeting_waiting: 'meeting.alreadyAsked',
} as const

/**
 * Runs a write and translates what the database refuses: 409 `meeting.pairMet`, `meeting.boothTaken`, `meeting.alreadyAsked`, and
 * 404 `meeting.slotUnknown` if the office has just removed the slot.
 */
export async function naming<T>(tx: Db, write: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await tx.transaction(write)
  } catch (error) {
    for (const [constraint, code] of Object.entries(named))
      if (uniqueViolation(error, constraint)) throw new Refusal(409, code)
    if (databaseError(error)?.constraint === 'fair_meeting_slot_id_fair_slot_id_fk')
      throw new Refusal(404, 'meeting.slotUnknown', 'slot_id')
    throw error
  }
}

/** The other company of the two. */
export const counterpart = ({ buyer, seller }: Pick<Two, 'buyer' | 'seller'>, id: string): Party =>
  buyer.id === id ? seller : buyer

export const isHeld = ({ status }: Pick<MeetingRow, 'status'>): boolean => heldStatuses.some((held) => held === status)
