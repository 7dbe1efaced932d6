import { eq } from 'drizzle-orm'
import type { FairEdition, FairSlot } from '#contract/fair/edition'
import type { DeskStep, Meeting, MeetingStep } from '#contract/fair/meeting'
import type { FairSide } from '#contract/fair/sectors'
import { type MeetingAct, mayStep, otherSide, stepOf } from '#contract/fair/steps'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { currentEdition } from '#server/modules/fair/edition.service'
import { lockParties } from '#server/modules/fair/party.service'
import { Refusal } from '#server/refusal'
import { refusePast } from './ask.service'
import { freeSlot, isHeld, naming, refuseMost, refuseTaken, type Two, takeSlot } from './hold.service'
import { lockRow, ownParty, pairOf, shownOne, slotOf, startsOf } from './meeting.rows'
import { type MeetingRow, meeting } from './meeting.table'
import { recordStep } from './record-step'

/** Who takes a step: an account, for a company or for the office. */
interface Stepper {
  id: string
  /** The company it acts for; null for the office. */
  party_id: string | null
  who: FairSide | 'office'
  /** The company that reads what is in the way; null if the office acts. */
  reader: string | null
}

interface Given {
  edition: FairEdition
  two: Two
  by: Stepper
  at: Date
}

const hour = 3_600_000

/** Throws 409 `meeting.tooLateToMove` in the last hours before a meeting, except for the office (product §4). */
function refuseLate(slot: FairSlot, { edition, by, at }: Given): void {
  const hours = edition.figures.proposal_hours
  if (by.who !== 'office' && startsOf(slot).getTime() - at.getTime() < hours * hour)
    throw new Refusal(409, 'meeting.tooLateToMove', 'slot_id', { hours: String(hours) })
}

type Change = Partial<typeof meeting.$inferInsert>
const noProposal: Change = { proposed_slot_id: null, proposed_by: null }

/** Puts a meeting into a slot of both calendars, and frees its former slot. */
async function hold(tx: Db, row: MeetingRow, slot_id: string, { two, edition }: Given): Promise<Change> {
  if (isHeld(row)) await freeSlot(tx, row.id)
  else await refuseMost(tx, two, edition.figures.meetings_most)
  await takeSlot(tx, two, slot_id, row.id)
  return { slot_id, booth_id: two.seller.booth?.id ?? null, ...noProposal }
}

type Effect = (tx: Db, row: MeetingRow, input: MeetingStep, given: Given) => Promise<Change> | Change

const free: Effect = async (tx, row) => {
  await freeSlot(tx, row.id)
  return noProposal
}

/** What a step does besides changing the status. */
const effects: Partial<Record<MeetingAct, Effect>> = {
  confirm: (tx, row, _, given) => hold(tx, row, row.slot_id, given),
  reject: () => noProposal,
  cancel: () => noProposal,
  async propose(tx, row, { slot_id = '' }, given) {
    const slot = slotOf(given.edition, slot_id)
    if (slot_id === row.slot_id) throw new Refusal(409, 'meeting.sameSlot', 'slot_id')
    refusePast(slot, given.at)
    refuseLate(slot, given)
    refuseLate(slotOf(given.edition, row.slot_id), given)
    await refuseTaken(tx, given.two, slot_id)
    return { proposed_slot_id: slot_id, proposed_by: given.by.who }
  },
  async accept_time(tx, row, _, given) {
    const slot = slotOf(given.edition, row.proposed_slot_id ?? '')
    refusePast(slot, given.at)
    return hold(tx, row, slot.id, given)
  },
  decline_time: () => noProposal,
  ask_cancel: (_, __, ___, { by }) => (by.who === 'office' ? {} : { asked_by: by.who, ...noProposal }),
  allow_cancel: free,
  async accept_match(tx, row, _, given) {
    const { who } = given.by
    if (who === 'office') return {}
    if (!row[`${otherSide(who)}_agreed`]) return { [`${who}_agreed`]: true, status: row.status }
    return { ...(await hold(tx, row, row.slot_id, given)), [`${who}_agreed`]: true }
  },
  async move(tx, row, { slot_id = '' }, given) {
    const slot = slotOf(given.edition, slot_id)
    if (slot_id === row.slot_id) throw new Refusal(409, 'meeting.sameSlot', 'slot_id')
    refusePast(slot, given.at)
    if (isHeld(row)) return hold(tx, row, slot_id, given)
    await refuseTaken(tx, given.two, slot_id)
    // The agreements were given for the former time.
    return { slot_id, ...noProposal, buyer_agreed: false, seller_agreed: false }
  },
  call_off: free,
}

/** Takes a step in a transaction that holds the locks on both companies. */
async function take(tx: Db, id: string, input: MeetingStep, given: Given): Promise<MeetingRow> {
  const { edition, by, at } = given
  const row = await lockRow(tx, id)
  if (row.version !== input.version) throw new Refusal(409, 'meeting.changed')
  const begun = startsOf(slotOf(edition, row.slot_id)) <= at
  if (!mayStep(input.act, row, by.who, begun)) throw new Refusal(409, 'meeting.step')
  const moved = await naming(tx, async (inner) => {
    const change = await effects[input.act]?.(inner, row, input, given)
    const status = change?.status ?? stepOf(input.act).to ?? row.status
    const [after] = await inner
      .update(meeting)
      .set({
        reason: input.reason ?? '',
        ...change,
        status,
        ...(status === row.status ? {} : { status_at: at }),
        version: row.version + 1,
        updated_at: at,
      })
      .where(eq(meeting.id, id))
      .returning()
    return after
  })
  if (!moved) throw new Error('a step was not written down')
  await recordStep(tx, moved, {
    at,
    by: by.id,
    party_id: by.party_id,
    act: input.act,
    from: row.status,
    slot_id: moved.proposed_slot_id ?? moved.slot_id,
    words: input.reason ?? '',
  })
  return moved
}

async function given(tx: Db, id: string, by: Stepper, at: Date, edition: FairEdition): Promise<Given> {
  const { reader } = by
  const [buyerId, sellerId] = await pairOf(tx, id, reader ?? undefined)
  const parties = await lockParties(tx, [buyerId, sellerId])
  const [buyer, seller] = [parties.get(buyerId), parties.get(sellerId)]
  if (!buyer || !seller) throw new Refusal(404, 'meeting.notFound')
  return { edition, two: { buyer, seller, reader }, by, at }
}

/**
 * Takes a step in a meeting of the account's company (product §4). Throws 404 `meeting.notFound`, 409 `meeting.changed` if it has
 * changed since it was read, `meeting.step` if the table of steps has no such step, and what prevents a confirmation:
 * `meeting.closed…`, `busy…`, `most…`, `pairMet`, `boothTaken`.
 */
export function stepOwn(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
  input: MeetingStep,
): Promise<Meeting> {
  const at = deps.clock.now()
  return transaction(deps.db, async (tx) => {
    const { party, edition } = await ownParty(tx, at, accountId)
    if (party.status !== 'approved') throw new Refusal(403, 'meeting.notApproved')
    const by = { id: accountId, party_id: party.id, who: party.side, reader: party.id }
    const row = await take(tx, id, input, await given(tx, id, by, at, edition))
    return shownOne(tx, { party, edition, now: at }, row)
  })
}

/** Takes a step as the fair's office, for itself or on behalf of one of the two; it is recorded in the audit log. */
export function stepForOffice(
  deps: Pick<Deps, 'db' | 'clock'>,
  officeId: string,
  id: string,
  { on_behalf, ...step }: DeskStep,
): Promise<void> {
  const at = deps.clock.now()
  return transaction(deps.db, async (tx) => {
    const edition = await currentEdition(tx, at)
    const by = { id: officeId, party_id: null, who: on_behalf ?? ('office' as const), reader: null }
    await take(tx, id, step, await given(tx, id, by, at, edition))
    const detail = { act: step.act, reason: step.reason ?? '', on_behalf: on_behalf ?? null }
    await writeAudit(tx, { at, actor_id: officeId, act: 'fair.meeting', subject: id, detail })
  })
}
