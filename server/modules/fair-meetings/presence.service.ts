import { eq } from 'drizzle-orm'
import type { DayMeeting, Presence } from '#contract/fair/day'
import type { FairEdition } from '#contract/fair/edition'
import type { Meeting } from '#contract/fair/meeting'
import type { FairSide } from '#contract/fair/sectors'
import { otherSide } from '#contract/fair/steps'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { currentEdition } from '#server/modules/fair/edition.service'
import { lockParties } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { shownOfDay, type WithParties } from './day.service'
import { notifyOne } from './follow.service'
import { isHeld } from './hold.service'
import { lateMinutes } from './late.service'
import { lockRow, ownParty, pairOf, shownOne, sideOf, slotOf, startsOf } from './meeting.rows'
import { meeting } from './meeting.table'
import { endOffers, offerTime } from './refill.service'

/** Which side's presence is set, and to what. */
interface Marking {
  edition: FairEdition
  at: Date
  side: FairSide
  presence: Presence
}

/** Locks a meeting with its two companies. Throws 404 `meeting.notFound`. */
async function lockMeeting(tx: Db, id: string, partyId?: string): Promise<WithParties> {
  const [buyerId, sellerId] = await pairOf(tx, id, partyId)
  const parties = await lockParties(tx, [buyerId, sellerId])
  const [buyer, seller] = [parties.get(buyerId), parties.get(sellerId)]
  if (!buyer || !seller) throw new Refusal(404, 'meeting.notFound')
  return { row: await lockRow(tx, id, partyId), buyer, seller }
}

/** Sets whether a side is at the booth; the time of a missed side is offered to others. The two companies must be locked. */
async function mark(
  tx: Db,
  { row, buyer, seller }: WithParties,
  { edition, at, side, presence }: Marking,
): Promise<WithParties> {
  const slot = slotOf(edition, row.slot_id)
  const shift = (await lateMinutes(tx))(slot.day, seller.booth?.hall ?? '') * 60_000
  const hasBegun = startsOf(slot).getTime() + shift <= at.getTime()
  if (!isHeld(row) || slot.day !== edition.today || (presence === 'missed' && !hasBegun))
    throw new Refusal(409, 'meeting.step')
  const [after] = await tx
    .update(meeting)
    .set({
      [`${side}_here_at`]: presence === 'here' ? (row[`${side}_here_at`] ?? at) : null,
      [`${side}_missed_at`]: presence === 'missed' ? (row[`${side}_missed_at`] ?? at) : null,
      updated_at: at,
    })
    .where(eq(meeting.id, row.id))
    .returning()
  if (!after) throw new Refusal(404, 'meeting.notFound')
  const marked = { row: after, buyer, seller }
  if (presence === 'missed') await offerTime(tx, marked, { edition, at })
  else await endOffers(tx, row.id, at)
  for (const each of [buyer.id, seller.id]) await notifyOne(tx, each)
  return marked
}

/**
 * On the day, reports that the other side is missed at the booth, or has arrived (product §4). Throws 409 `meeting.step` unless
 * the meeting is confirmed and its slot has begun.
 */
export function sayMissed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
  missed: boolean,
): Promise<Meeting> {
  const at = clock.now()
  return transaction(db, async (tx) => {
    const { party, edition } = await ownParty(tx, at, accountId)
    const two = await lockMeeting(tx, id, party.id)
    const side = otherSide(sideOf(two.row, party.id))
    if (!missed && startsOf(slotOf(edition, two.row.slot_id)) > at) throw new Refusal(409, 'meeting.step')
    const { row } = await mark(tx, two, { edition, at, side, presence: missed ? 'missed' : 'here' })
    return shownOne(tx, { party, edition, now: at }, row)
  })
}

/**
 * Like `sayMissed`, by the office for either side; it can also undo a report. Throws 404 `meeting.notFound`, 409 `meeting.step`.
 */
export function setPresence(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { side, presence }: { side: FairSide; presence: Presence },
): Promise<DayMeeting> {
  const at = clock.now()
  return transaction(db, async (tx) => {
    const edition = await currentEdition(tx, at)
    const marked = await mark(tx, await lockMeeting(tx, id), { edition, at, side, presence })
    const [shown] = await shownOfDay(tx, [marked], { day: edition.today, now: at })
    if (!shown) throw new Refusal(404, 'meeting.notFound')
    return shown
  })
}

/** Marks a company that has just been scanned as present for a meeting, in the caller's transaction. */
export async function markHere(
  tx: Db,
  id: string,
  partyId: string,
  given: Pick<Marking, 'edition' | 'at'>,
): Promise<void> {
  const two = await lockMeeting(tx, id, partyId)
  await mark(tx, two, { ...given, side: sideOf(two.row, partyId), presence: 'here' })
}
