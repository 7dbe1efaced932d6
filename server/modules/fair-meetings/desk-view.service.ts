import { desc, eq } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { DeskMeetingDetail, fairMeetingDesk, MeetingEntry } from '#contract/fair/meeting-desk'
import type { FairSide } from '#contract/fair/sectors'
import { heldStatuses } from '#contract/fair/status'
import { mayStep, meetingActs } from '#contract/fair/steps'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import { currentEdition, editionOf, findCurrent } from '#server/modules/fair/edition.service'
import { partiesOf } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { freeSlots } from './calendar.service'
import { deskMeeting } from './desk-list.service'
import { rowsOf, slotOf, startsOf } from './meeting.rows'
import { type MeetingRow, meeting, meetingEvent } from './meeting.table'

/** The history of a meeting, newest first. */
async function historyOf(
  db: Db,
  row: MeetingRow,
  slots: readonly DeskMeetingDetail['slot'][],
): Promise<MeetingEntry[]> {
  const events = await db
    .select()
    .from(meetingEvent)
    .where(eq(meetingEvent.meeting_id, row.id))
    .orderBy(desc(meetingEvent.at), desc(meetingEvent.id))
  const sideOf = (id: string | null) => (id === row.buyer_id ? 'buyer' : id === row.seller_id ? 'seller' : 'office')
  const others = new Set(events.filter(({ party_id }) => party_id === null).map(({ by }) => by))
  const names = new Map<string, string>()
  for (const id of others) names.set(id, (await contactOf(db, id))?.name ?? '')
  return events.map(({ id, at, by, party_id, act, to, slot_id, words }) => ({
    id,
    at: at.toISOString(),
    act,
    by: sideOf(party_id),
    name: (party_id === null && names.get(by)) || '',
    to,
    slot: slots.find((slot) => slot.id === slot_id) ?? null,
    words,
  }))
}

/** A meeting with its history, and the acts available to the office. Throws 404 `meeting.notFound`. */
export async function meetingForOffice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<DeskMeetingDetail> {
  const now = clock.now()
  const [row] = await db.select().from(meeting).where(eq(meeting.id, id))
  const parties = row && (await partiesOf(db, [row.buyer_id, row.seller_id]))
  const [buyer, seller] = [parties?.get(row?.buyer_id ?? ''), parties?.get(row?.seller_id ?? '')]
  if (!row || !buyer || !seller) throw new Refusal(404, 'meeting.notFound')
  const edition = await editionOf(db, now, buyer.year)
  const slot = slotOf(edition, row.slot_id)
  const begun = startsOf(slot) <= now
  const isCurrent = (await findCurrent(db, now))?.year === edition.year
  // Meetings of a former year can no longer be changed.
  const actsOf = (who: FairSide | 'office') =>
    isCurrent ? meetingActs.filter((act) => mayStep(act, row, who, begun)) : []
  const { proposed_slot_id, proposed_by } = row
  return {
    ...deskMeeting(row, { buyer, seller, slot, now }),
    attendees: row.attendees,
    message: row.message,
    proposed:
      proposed_slot_id && proposed_by && proposed_by !== 'office'
        ? { slot: slotOf(edition, proposed_slot_id), by: proposed_by }
        : null,
    agreed: { buyer: row.buyer_agreed, seller: row.seller_agreed },
    acts: { office: actsOf('office'), buyer: actsOf('buyer'), seller: actsOf('seller') },
    history: await historyOf(db, row, edition.slots),
  }
}

/** When two companies could meet, and their existing meetings. Throws 404 `meeting.companyUnknown`, 409 `meeting.sameSide`. */
export async function chancesForOffice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { from, to }: { from: string; to: string },
): Promise<Data<typeof fairMeetingDesk.chances>> {
  const now = clock.now()
  const edition = await currentEdition(db, now)
  const parties = await partiesOf(db, [from, to])
  const [one, other] = [parties.get(from), parties.get(to)]
  const areGood = [one, other].every((each) => each?.year === edition.year && each.status === 'approved')
  if (!one || !other || !areGood || one.is_test !== other.is_test) throw new Refusal(404, 'meeting.companyUnknown')
  if (one.side === other.side) throw new Refusal(409, 'meeting.sameSide')
  const open: MeetingRow['status'][] = ['requested', 'admin_matching', ...heldStatuses]
  const existing = (await rowsOf(db, from, open)).find((row) => [row.buyer_id, row.seller_id].includes(to))
  return {
    slots: await freeSlots(db, { edition, now }, [one, other]),
    meeting: existing ? { id: existing.id, status: existing.status } : null,
  }
}
