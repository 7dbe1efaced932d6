import { and, eq, inArray, or } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { FairEdition, FairSlot } from '#contract/fair/edition'
import type { Meeting } from '#contract/fair/meeting'
import type { FairSide } from '#contract/fair/sectors'
import { mayStep, meetingActs, otherSide } from '#contract/fair/steps'
import type { Db } from '#server/db/connect'
import { currentEdition, editionOf } from '#server/modules/fair/edition.service'
import { asParty, type Party, partiesOf, partyOf } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { type MeetingRow, meeting } from './meeting.table'

export const endsOf = ({ day, ends }: FairSlot): Date => instantInSeoul(day, ends)
export const startsOf = ({ day, starts }: FairSlot): Date => instantInSeoul(day, starts)

/** A slot of this year's fair. Throws 404 `meeting.slotUnknown`. */
export function slotOf({ slots }: Pick<FairEdition, 'slots'>, id: string): FairSlot {
  const slot = slots.find((each) => each.id === id)
  if (!slot) throw new Refusal(404, 'meeting.slotUnknown', 'slot_id')
  return slot
}

export const sideOf = ({ buyer_id }: Pick<MeetingRow, 'buyer_id'>, id: string): FairSide =>
  buyer_id === id ? 'buyer' : 'seller'

/** Matches the meetings of one company. */
export const ofParty = (id: string) => or(eq(meeting.buyer_id, id), eq(meeting.seller_id, id))

/** The account's company in this year's fair, or in that of `year`. Throws 404 `meeting.notParty` if there is none. */
export async function ownParty(
  db: Db,
  now: Date,
  accountId: string,
  year?: number,
): Promise<{ party: Party; edition: FairEdition }> {
  const edition = year === undefined ? await currentEdition(db, now) : await editionOf(db, now, year)
  const party = await partyOf(db, accountId, edition.year)
  if (!party) throw new Refusal(404, 'meeting.notParty')
  return { party, edition }
}

const whose = (by: string, mine: FairSide) => (by === mine ? 'me' : 'other')
const iso = (at: Date | null) => at?.toISOString() ?? null

/** A meeting as one of its two companies sees it. */
function shownTo(
  mine: FairSide,
  row: MeetingRow,
  { other, booth, slots, now }: { other: Party; booth: Meeting['booth']; slots: readonly FairSlot[]; now: Date },
): Meeting {
  const theirs = otherSide(mine)
  const slot = slotOf({ slots: [...slots] }, row.slot_id)
  const begun = startsOf(slot) <= now
  const proposedSlot = slots.find(({ id }) => id === row.proposed_slot_id)
  return {
    id: row.id,
    other: asParty(other),
    slot,
    booth,
    status: row.status,
    status_at: row.status_at.toISOString(),
    asked_by: row.asked_by === 'office' ? 'office' : whose(row.asked_by, mine),
    attendees: row.attendees,
    message: row.message,
    reason: row.reason,
    proposed:
      proposedSlot && row.proposed_by && row.proposed_by !== 'office'
        ? { slot: proposedSlot, by: whose(row.proposed_by, mine) }
        : null,
    agreed: { me: row[`${mine}_agreed`], other: row[`${theirs}_agreed`] },
    absent: { me: iso(row[`${mine}_missed_at`]), other: iso(row[`${theirs}_missed_at`]) },
    acts: meetingActs.filter((act) => mayStep(act, row, mine, begun)),
    version: row.version,
  }
}

/** Meetings as a company sees them, in the order of their slots. Two queries, for any number of meetings. */
export async function shownRows(
  db: Db,
  { party, edition, now }: { party: Party; edition: FairEdition; now: Date },
  rows: readonly MeetingRow[],
): Promise<Meeting[]> {
  const others = await partiesOf(db, [...new Set(rows.flatMap((row) => [row.buyer_id, row.seller_id]))])
  const order = new Map(edition.slots.map(({ id }, at) => [id, at]))
  return rows
    .flatMap((row) => {
      const mine = sideOf(row, party.id)
      const other = others.get(row[`${otherSide(mine)}_id`])
      const seat = others.get(row.seller_id)?.booth
      const booth = seat && row.booth_id ? { number: seat.number, hall: seat.hall } : null
      return other && order.has(row.slot_id) ? [shownTo(mine, row, { other, booth, slots: edition.slots, now })] : []
    })
    .toSorted((a, b) => (order.get(a.slot.id) ?? 0) - (order.get(b.slot.id) ?? 0))
}

/** One meeting as a company sees it. Throws 404 `meeting.notFound` for one of another year. */
export async function shownOne(
  db: Db,
  of: { party: Party; edition: FairEdition; now: Date },
  row: MeetingRow,
): Promise<Meeting> {
  const [shown] = await shownRows(db, of, [row])
  if (!shown) throw new Refusal(404, 'meeting.notFound')
  return shown
}

/** Locks a meeting, of the given company if any. The companies must be locked before. Throws 404 `meeting.notFound`. */
export async function lockRow(tx: Db, id: string, partyId?: string): Promise<MeetingRow> {
  const [row] = await tx
    .select()
    .from(meeting)
    .where(and(eq(meeting.id, id), partyId ? ofParty(partyId) : undefined))
    .for('no key update')
  if (!row) throw new Refusal(404, 'meeting.notFound')
  return row
}

/** The two companies of a meeting, read before anything is locked. Throws 404 `meeting.notFound`. */
export async function pairOf(tx: Db, id: string, partyId?: string): Promise<[buyer: string, seller: string]> {
  const [row] = await tx
    .select({ buyer_id: meeting.buyer_id, seller_id: meeting.seller_id })
    .from(meeting)
    .where(and(eq(meeting.id, id), partyId ? ofParty(partyId) : undefined))
  if (!row) throw new Refusal(404, 'meeting.notFound')
  return [row.buyer_id, row.seller_id]
}

/** The meetings of a company, all or in some statuses. */
export const rowsOf = (db: Db, partyId: string, statuses?: readonly MeetingRow['status'][]): Promise<MeetingRow[]> =>
  db
    .select()
    .from(meeting)
    .where(and(ofParty(partyId), statuses && inArray(meeting.status, [...statuses])))
