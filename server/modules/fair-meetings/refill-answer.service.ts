import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { FairEdition } from '#contract/fair/edition'
import type { Meeting } from '#contract/fair/meeting'
import type { fairRefills, RefillOffer } from '#contract/fair/refill'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { asParty, lockParties, type Party, partiesOf } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { notifyOne } from './follow.service'
import { freeSlot, naming } from './hold.service'
import { lockRow, ofParty, ownParty, pairOf, shownOne, shownRows, slotOf } from './meeting.rows'
import { type MeetingRow, meeting, meetingEvent } from './meeting.table'
import { placeMeetings } from './place.service'
import { recordStep } from './record-step'
import { endOffers, endOffersOf, isOpen, offerTime, stillWaits } from './refill.service'
import { type RefillRow, refillOffer } from './refill.table'

const ofCompany = (id: string) => or(eq(refillOffer.free_id, id), eq(refillOffer.other_id, id))

/** The same reason from the other company's point of view. */
const turned = { both: 'both', fit: 'fit', i_want: 'it_wants', it_wants: 'i_want' } as const

/** The meetings of a company today whose time went to another one because the company was missed, newest first. */
async function givenAway(
  db: Db,
  { party, edition, now }: { party: Party; edition: FairEdition; now: Date },
): Promise<Meeting[]> {
  const slots = edition.slots.filter(({ day }) => day === edition.today).map(({ id }) => id)
  if (slots.length === 0) return []
  const rows = await db
    .select({ meeting })
    .from(meeting)
    .innerJoin(meetingEvent, and(eq(meetingEvent.meeting_id, meeting.id), eq(meetingEvent.act, 'give_way')))
    .where(and(ofParty(party.id), inArray(meeting.slot_id, slots)))
  const shown = await shownRows(
    db,
    { party, edition, now },
    rows.map((row) => row.meeting),
  )
  return shown.filter(({ absent }) => absent.me !== null).reverse()
}

/**
 * The open offers of a company, without those whose other company is busy by now, and its times of today that were given away.
 * Throws 404 `meeting.notParty`.
 */
export async function ownRefills(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<Data<typeof fairRefills.own>> {
  const now = clock.now()
  const { party, edition } = await ownParty(db, now, accountId)
  const rows = await db
    .select()
    .from(refillOffer)
    .where(and(ofCompany(party.id), isOpen(now)))
    .orderBy(desc(refillOffer.offered_at), refillOffer.id)
  const parties = await partiesOf(db, [...new Set(rows.flatMap(({ free_id, other_id }) => [free_id, other_id]))])
  const offers = rows.flatMap((row): RefillOffer[] => {
    const isMine = row.free_id === party.id
    const [me, other] = [parties.get(party.id), parties.get(isMine ? row.other_id : row.free_id)]
    if (!me || !other) return []
    return [
      {
        id: row.id,
        other: asParty(other),
        slot: slotOf(edition, row.slot_id),
        booth: (me.side === 'seller' ? me : other).booth,
        is_mine: isMine,
        yes: {
          me: (isMine ? row.free_yes_at : row.other_yes_at) !== null,
          other: (isMine ? row.other_yes_at : row.free_yes_at) !== null,
        },
        why: isMine ? row.why : turned[row.why],
        expires_at: row.expires_at.toISOString(),
      },
    ]
  })
  return { now: now.toISOString(), offers, given_away: await givenAway(db, { party, edition, now }) }
}

/**
 * Locks an offer with its companies and the meeting that would give way. Throws 404 `meeting.notFound`, 409 `meeting.refillGone`.
 */
async function lockOffer(
  tx: Db,
  id: string,
  partyId: string,
  at: Date,
): Promise<{ offer: RefillRow; row: MeetingRow }> {
  const mine = and(eq(refillOffer.id, id), ofCompany(partyId))
  const [existing] = await tx.select().from(refillOffer).where(mine)
  if (!existing) throw new Refusal(404, 'meeting.notFound')
  await lockParties(tx, [...(await pairOf(tx, existing.meeting_id)), existing.other_id])
  const row = await lockRow(tx, existing.meeting_id)
  const [offer] = await tx
    .select()
    .from(refillOffer)
    .where(and(mine, isOpen(at)))
    .for('update')
  if (!offer || !stillWaits(row)) throw new Refusal(409, 'meeting.refillGone')
  return { offer, row }
}

/** Gives the time of a missed meeting to another one, which is confirmed immediately. */
async function fill(
  tx: Db,
  { free_id, other_id, slot_id }: RefillRow,
  row: MeetingRow,
  { by, party_id, at }: { by: string; party_id: string; at: Date },
): Promise<MeetingRow> {
  await freeSlot(tx, row.id)
  const [canceled] = await tx
    .update(meeting)
    .set({ status: 'canceled', status_at: at, reason: '', version: row.version + 1, updated_at: at })
    .where(eq(meeting.id, row.id))
    .returning()
  if (canceled) await recordStep(tx, canceled, { at, by, party_id, act: 'give_way', from: row.status })
  const [buyer_id, seller_id] = row.buyer_id === free_id ? [free_id, other_id] : [other_id, free_id]
  const placing = { as: 'confirmed', run_id: null, by, party_id, at, act: 'refill' } as const
  const { placed } = await placeMeetings(tx, [{ buyer_id, seller_id, slot_id }], placing)
  const [filled] = placed
  if (!filled) throw new Refusal(409, 'meeting.refillGone')
  await endOffers(tx, row.id, at)
  await endOffersOf(tx, [free_id, other_id], slot_id, at)
  return filled
}

/**
 * Accepts or declines an offer (product §4): the two meet once both have accepted, within the minute by the server's clock.
 * Throws 404 `meeting.notFound`, 403 `meeting.notApproved`, 409 `meeting.refillGone` if another offer was accepted first or the
 * minute has passed.
 */
export function answerRefill(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
  yes: boolean,
): Promise<Data<typeof fairRefills.answer>> {
  const at = clock.now()
  return transaction(db, async (tx) => {
    const { party, edition } = await ownParty(tx, at, accountId)
    if (party.status !== 'approved') throw new Refusal(403, 'meeting.notApproved')
    const { offer, row } = await lockOffer(tx, id, party.id, at)
    const column = offer.free_id === party.id ? 'free_yes_at' : 'other_yes_at'
    const answered = { ...offer, [column]: at }
    const set = yes ? { [column]: at } : { ended_at: at }
    await tx.update(refillOffer).set(set).where(eq(refillOffer.id, id))
    if (yes && answered.free_yes_at && answered.other_yes_at) {
      const filled = await naming(tx, (inner) => fill(inner, offer, row, { by: accountId, party_id: party.id, at }))
      return { meeting: await shownOne(tx, { party, edition, now: at }, filled) }
    }
    for (const each of [offer.free_id, offer.other_id]) await notifyOne(tx, each)
    return { meeting: null }
  })
}

/**
 * Offers the time of a company's own meeting to others again. Throws 404 `meeting.notFound`, 409 `meeting.step` unless the other
 * side is missed.
 */
export function offerAgain(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
): Promise<{ offers: number }> {
  const at = clock.now()
  return transaction(db, async (tx) => {
    const { party, edition } = await ownParty(tx, at, accountId)
    const [buyerId, sellerId] = await pairOf(tx, id, party.id)
    const parties = await lockParties(tx, [buyerId, sellerId])
    const [buyer, seller] = [parties.get(buyerId), parties.get(sellerId)]
    const row = await lockRow(tx, id, party.id)
    const isMissed = row.buyer_id === party.id ? row.buyer_missed_at : row.seller_missed_at
    if (!buyer || !seller || !stillWaits(row) || isMissed) throw new Refusal(409, 'meeting.step')
    return { offers: await offerTime(tx, { row, buyer, seller }, { edition, at }) }
  })
}
