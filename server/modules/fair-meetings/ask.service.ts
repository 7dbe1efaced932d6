import { and, count, eq, gte, inArray, isNull } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { FairEdition, FairSlot } from '#contract/fair/edition'
import type { Meeting, MeetingRequest } from '#contract/fair/meeting'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { lockParties, type Party } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { counterpart, isHeld, naming, refuseMost, refuseTaken, type Two } from './hold.service'
import { ofParty, ownParty, rowsOf, shownOne, slotOf, startsOf } from './meeting.rows'
import { type MeetingRow, meeting, meetingEvent } from './meeting.table'
import { recordStep } from './record-step'

/**
 * The number of requests a company has sent on this day in Seoul, and of those that can still be answered. Received ones do not
 * count (product §4).
 */
export async function sentBy(
  db: Db,
  party: Party,
  { today, slots }: FairEdition,
  now: Date,
): Promise<{ today: number; waiting: number }> {
  const ahead = slots.filter((slot) => startsOf(slot) > now).map(({ id }) => id)
  const [request] = await db
    .select({ rows: count() })
    .from(meetingEvent)
    .where(
      and(eq(meetingEvent.party_id, party.id), isNull(meetingEvent.from), gte(meetingEvent.at, instantInSeoul(today))),
    )
  const [waiting] = await db
    .select({ rows: count() })
    .from(meeting)
    .where(
      and(
        ofParty(party.id),
        eq(meeting.status, 'requested'),
        eq(meeting.asked_by, party.side),
        inArray(meeting.slot_id, ahead),
      ),
    )
  return { today: request?.rows ?? 0, waiting: waiting?.rows ?? 0 }
}

/** The requests that a company can still send. */
export async function leftOf(db: Db, party: Party, edition: FairEdition, now: Date) {
  const { figures } = edition
  const sent = await sentBy(db, party, edition, now)
  const held = (await rowsOf(db, party.id)).filter(isHeld).length
  return {
    today: Math.max(0, figures.requests_a_day - sent.today),
    waiting: Math.max(0, figures.requests_waiting - sent.waiting),
    meetings: Math.max(0, figures.meetings_most - held),
  }
}

/** Throws 409 `meeting.slotPast` for a slot that has begun. */
export function refusePast(slot: FairSlot, now: Date): void {
  if (startsOf(slot) <= now) throw new Refusal(409, 'meeting.slotPast', 'slot_id')
}

/**
 * Locks the two companies of a meeting: approved, of this year, of opposite sides, and test companies only among themselves.
 * Throws 404 `meeting.companyUnknown`, 403 `meeting.notApproved` if the reader's own registration is not approved, 409
 * `meeting.sameSide`.
 */
export async function lockTwo(
  tx: Db,
  { year }: FairEdition,
  [first, second]: readonly [string, string],
  reader: string | null,
): Promise<Two> {
  const parties = await lockParties(tx, [first, second])
  const [one, other] = [parties.get(first), parties.get(second)]
  if (one && one.status !== 'approved' && reader === first) throw new Refusal(403, 'meeting.notApproved')
  const isGood = (party: Party | undefined): party is Party => party?.year === year && party.status === 'approved'
  if (!isGood(one) || !isGood(other) || one.is_test !== other.is_test) throw new Refusal(404, 'meeting.companyUnknown')
  if (one.side === other.side) throw new Refusal(409, 'meeting.sameSide')
  const [buyer, seller] = one.side === 'buyer' ? [one, other] : [other, one]
  return { buyer, seller, reader }
}

/** The content of a request, of a company or the office. */
export interface NewMeeting extends Omit<MeetingRequest, 'to'> {
  status: 'requested' | 'admin_matching'
  asked_by: MeetingRow['asked_by']
  by: string
  party_id: string | null
  act: 'ask' | 'place'
  words?: string
}

/**
 * Inserts a request. The two companies must be locked. Throws 409 `meeting.pairMet`, `meeting.alreadyAsked`, and what is in the
 * way of the slot.
 */
export async function insertRequest(
  tx: Db,
  two: Two,
  { slot_id, attendees, message, status, asked_by, by, party_id, act, words = '' }: NewMeeting,
  at: Date,
): Promise<MeetingRow> {
  const haveMeeting = (await rowsOf(tx, two.buyer.id)).some((row) => row.seller_id === two.seller.id && isHeld(row))
  if (haveMeeting) throw new Refusal(409, 'meeting.pairMet')
  await refuseTaken(tx, two, slot_id)
  const [row] = await naming(tx, (inner) =>
    inner
      .insert(meeting)
      .values({
        buyer_id: two.buyer.id,
        seller_id: two.seller.id,
        slot_id,
        booth_id: two.seller.booth?.id ?? null,
        status,
        status_at: at,
        asked_by,
        attendees,
        message,
        created_at: at,
        updated_at: at,
      })
      .returning(),
  )
  if (!row) throw new Error('a request was not written down')
  await recordStep(tx, row, { at, by, party_id, act, from: null, words })
  return row
}

/**
 * Requests a meeting with another company (product §4). Throws 403 `meeting.notApproved`, 404 `meeting.companyUnknown` and
 * `meeting.slotUnknown`, 409 `meeting.notOpen`, `meeting.slotPast`, `meeting.tooManyToday`, `meeting.tooManyWaiting` and what
 * `insertRequest` throws.
 */
export function askFor(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { to, ...details }: MeetingRequest,
): Promise<Meeting> {
  const now = deps.clock.now()
  return transaction(deps.db, async (tx) => {
    const { party, edition } = await ownParty(tx, now, accountId)
    const { figures, today } = edition
    if (today < figures.requests_open) throw new Refusal(409, 'meeting.notOpen')
    refusePast(slotOf(edition, details.slot_id), now)
    const two = await lockTwo(tx, edition, [party.id, to], party.id)
    const mine = counterpart(two, to)
    const sent = await sentBy(tx, mine, edition, now)
    const most = { most: String(figures.requests_a_day) }
    if (sent.today >= figures.requests_a_day) throw new Refusal(409, 'meeting.tooManyToday', undefined, most)
    const waiting = { most: String(figures.requests_waiting) }
    if (sent.waiting >= figures.requests_waiting) throw new Refusal(409, 'meeting.tooManyWaiting', undefined, waiting)
    await refuseMost(tx, two, figures.meetings_most)
    const row = await insertRequest(
      tx,
      two,
      { ...details, status: 'requested', asked_by: mine.side, by: accountId, party_id: party.id, act: 'ask' },
      now,
    )
    return shownOne(tx, { party: mine, edition, now }, row)
  })
}
