import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { CalendarSlot } from '#contract/fair/calendar'
import type { FairEdition, FairSlot } from '#contract/fair/edition'
import type { Meeting } from '#contract/fair/meeting'
import type { FairSide } from '#contract/fair/sectors'
import { heldStatuses, meetingStatuses } from '#contract/fair/status'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { lockParties, type Party, partiesOf } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { leftOf } from './ask.service'
import { notifyOne } from './follow.service'
import { lateMinutes } from './late.service'
import { ownParty, rowsOf, shownRows, slotOf, startsOf } from './meeting.rows'
import { calendarEntry, type MeetingRow, meeting } from './meeting.table'

/** The company that an account has in this year's fair, or in that of `year`, with all of its meetings by slot. Throws 404 `meeting.notParty`. */
export async function companyMeetings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  year?: number,
): Promise<{ companyId: string; side: FairSide; meetings: Meeting[] }> {
  const now = clock.now()
  const { party, edition } = await ownParty(db, now, accountId, year)
  const rows = await rowsOf(db, party.id, meetingStatuses)
  return { companyId: party.id, side: party.side, meetings: await shownRows(db, { party, edition, now }, rows) }
}

/** All meetings of the account's company in this year's fair, by slot. Throws 404 `meeting.notParty`. */
export const ownMeetings = async (deps: Pick<Deps, 'db' | 'clock'>, accountId: string): Promise<Meeting[]> =>
  (await companyMeetings(deps, accountId)).meetings

async function shown(db: Db, party: Party, edition: FairEdition, now: Date): Promise<CalendarSlot[]> {
  const entries = await db.select().from(calendarEntry).where(eq(calendarEntry.participant_id, party.id))
  const held = await rowsOf(db, party.id, heldStatuses)
  const sellers = await partiesOf(db, [...new Set(held.map(({ seller_id }) => seller_id))])
  const late = await lateMinutes(db)
  return edition.slots.map((slot) => {
    const entry = entries.find(({ slot_id }) => slot_id === slot.id)
    const seller = held.find(({ id }) => id === entry?.meeting_id)?.seller_id
    return {
      slot,
      state: entry ? (entry.meeting_id ? 'held' : 'closed') : 'open',
      past: startsOf(slot) <= now,
      meeting_id: entry?.meeting_id ?? null,
      late_minutes: late(slot.day, (seller && sellers.get(seller)?.booth?.hall) || ''),
    }
  })
}

/** The calendar of the account's company: every slot of the fair. Throws 404 `meeting.notParty`. */
export async function ownCalendar(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<CalendarSlot[]> {
  const now = clock.now()
  const { party, edition } = await ownParty(db, now, accountId)
  return shown(db, party, edition, now)
}

/**
 * Opens or deactivates slots of the company's own calendar; slots already in that state stay unchanged (product §4). Throws 409
 * `meeting.slotHeld` if one has a meeting, and `meeting.slotPast`.
 */
export function setSlots(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { slot_ids, open }: { slot_ids: readonly string[]; open: boolean },
): Promise<CalendarSlot[]> {
  const now = clock.now()
  return transaction(db, async (tx) => {
    const { party, edition } = await ownParty(tx, now, accountId)
    await lockParties(tx, [party.id])
    for (const id of slot_ids)
      if (startsOf(slotOf(edition, id)) <= now) throw new Refusal(409, 'meeting.slotPast', 'slot_ids')
    const these = and(eq(calendarEntry.participant_id, party.id), inArray(calendarEntry.slot_id, [...slot_ids]))
    if (open) await tx.delete(calendarEntry).where(and(these, isNull(calendarEntry.meeting_id)))
    else {
      await tx
        .insert(calendarEntry)
        .values([...new Set(slot_ids)].map((slot_id) => ({ participant_id: party.id, slot_id })))
        .onConflictDoNothing()
      const entries = await tx.select().from(calendarEntry).where(these)
      if (entries.some(({ meeting_id }) => meeting_id)) throw new Refusal(409, 'meeting.slotHeld', 'slot_ids')
    }
    await notifyOne(tx, party.id)
    return shown(tx, party, edition, now)
  })
}

/** Future slots in which both companies and the seller's booth are free. */
export async function freeSlots(
  db: Db,
  { edition, now }: { edition: FairEdition; now: Date },
  two: readonly [Party, Party],
): Promise<FairSlot[]> {
  const taken = await db
    .select({ slot_id: calendarEntry.slot_id })
    .from(calendarEntry)
    .where(
      inArray(
        calendarEntry.participant_id,
        two.map(({ id }) => id),
      ),
    )
  const booth = two.find(({ side }) => side === 'seller')?.booth
  const booked = booth
    ? await db
        .select({ slot_id: meeting.slot_id })
        .from(meeting)
        .where(and(eq(meeting.booth_id, booth.id), inArray(meeting.status, [...heldStatuses])))
    : []
  const unavailable = new Set([...taken, ...booked].map(({ slot_id }) => slot_id))
  return edition.slots.filter((slot) => !unavailable.has(slot.id) && startsOf(slot) > now)
}

/**
 * What a company can request of another: future slots in which both and the seller's booth are free, the requests it can still
 * send, and existing meetings of the two. Throws 404 `meeting.companyUnknown`, 403 `meeting.notApproved` for a company that sees no
 * others.
 */
export async function chancesWith({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: string, otherId: string) {
  const now = clock.now()
  const { party, edition } = await ownParty(db, now, accountId)
  if (party.status !== 'approved') throw new Refusal(403, 'meeting.notApproved')
  const other = (await partiesOf(db, [otherId])).get(otherId)
  if (other?.year !== edition.year || other.status !== 'approved' || other.is_test !== party.is_test)
    throw new Refusal(404, 'meeting.companyUnknown')
  const open = ['requested', 'admin_matching', ...heldStatuses]
  const between = (await rowsOf(db, party.id)).filter((row) => [row.buyer_id, row.seller_id].includes(otherId))
  const [latest] = between.toSorted((one, another) => another.status_at.getTime() - one.status_at.getTime())
  const isOpen = ({ status }: Pick<MeetingRow, 'status'>) => open.includes(status)
  const found = await shownRows(
    db,
    { party, edition, now },
    between.filter((row) => isOpen(row) || row === latest),
  )
  const existing = found.find(isOpen)
  return {
    slots: await freeSlots(db, { edition, now }, [party, other]),
    left: await leftOf(db, party, edition, now),
    meeting: existing ?? null,
    last: existing ? null : (found[0] ?? null),
  }
}
