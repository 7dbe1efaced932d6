import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { heldStatuses } from '#contract/fair/status'
import type { RefusalCode } from '#contract/refusal'
import type { Db } from '#server/db/connect'
import { currentEdition } from '#server/modules/fair/edition.service'
import { lockParties, type Party } from '#server/modules/fair/party.service'
import { isHeld } from './hold.service'
import { slotOf, startsOf } from './meeting.rows'
import { calendarEntry, type MeetingRow, meeting, meetingEvent } from './meeting.table'
import { earlierRequest, recordMany } from './record-step'

/** A meeting planned by a matching run or the fair's office. */
export interface Placed {
  buyer_id: string
  seller_id: string
  slot_id: string
}

/** A meeting that could not be placed, and what is in its way. */
export interface NotPlaced extends Placed {
  code: RefusalCode
}

interface Placing {
  /** Confirmed meetings, or proposals that both companies answer. */
  as: 'confirmed' | 'admin_matching'
  run_id: string | null
  by: string
  /** The company whose answer placed it; omitted for acts of the office. */
  party_id?: string
  at: Date
  /** `refill`: placed on the day itself, in a slot that has begun and became free. */
  act?: 'place' | 'refill'
}

const key = (...ids: string[]) => ids.join(' ')

/** What is taken before anything is placed; the caller adds each placed meeting. */
async function takenBy(tx: Db, parties: ReadonlyMap<string, Party>) {
  const ids = [...parties.keys()]
  const entries = await tx.select().from(calendarEntry).where(inArray(calendarEntry.participant_id, ids))
  const rows = await tx
    .select()
    .from(meeting)
    .where(
      and(
        inArray(meeting.status, [...heldStatuses, 'requested', 'admin_matching']),
        or(inArray(meeting.buyer_id, ids), inArray(meeting.seller_id, ids)),
      ),
    )
  const held = rows.filter(isHeld)
  const boothIds = [...parties.values()].flatMap(({ booth }) => booth?.id ?? [])
  const booths =
    boothIds.length === 0
      ? []
      : await tx
          .select({ booth_id: meeting.booth_id, slot_id: meeting.slot_id })
          .from(meeting)
          .where(and(inArray(meeting.booth_id, boothIds), inArray(meeting.status, [...heldStatuses])))
  return {
    slots: new Map(entries.map((each) => [key(each.participant_id, each.slot_id), each.meeting_id])),
    pairs: new Set(held.map(({ buyer_id, seller_id }) => key(buyer_id, seller_id))),
    waiting: new Map(rows.filter((row) => !isHeld(row)).map((row) => [key(row.buyer_id, row.seller_id), row] as const)),
    booths: new Set(booths.map(({ booth_id, slot_id }) => key(booth_id ?? '', slot_id))),
    counts: held.reduce((counts, { buyer_id, seller_id }) => {
      for (const id of [buyer_id, seller_id]) counts.set(id, (counts.get(id) ?? 0) + 1)
      return counts
    }, new Map<string, number>()),
  }
}

/** The maximum number of rows per statement. */
const batch = 500
const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batch) }, (_, at) => all.slice(at * batch, (at + 1) * batch))

type Taken = Awaited<ReturnType<typeof takenBy>>

interface Rules {
  parties: ReadonlyMap<string, Party>
  taken: Taken
  /** Most meetings of a company. */
  most: number
  isPast(planned: Placed): boolean
}

/** What is in the way of a planned meeting; null if nothing is. */
function inTheWay(planned: Placed, { parties, taken, most, isPast }: Rules): RefusalCode | null {
  const { buyer_id, seller_id, slot_id } = planned
  const [buyer, seller] = [parties.get(buyer_id), parties.get(seller_id)]
  if (buyer?.status !== 'approved' || seller?.status !== 'approved' || buyer.is_test !== seller.is_test)
    return 'meeting.companyUnknown'
  if (buyer.side === seller.side) return 'meeting.sameSide'
  if (isPast(planned)) return 'meeting.slotPast'
  if (taken.pairs.has(key(buyer_id, seller_id))) return 'meeting.pairMet'
  for (const id of [buyer_id, seller_id]) {
    const entry = taken.slots.get(key(id, slot_id))
    if (entry !== undefined) return entry ? 'meeting.busyTheirs' : 'meeting.closedTheirs'
    if ((taken.counts.get(id) ?? 0) >= most) return 'meeting.mostTheirs'
  }
  return seller.booth && taken.booths.has(key(seller.booth.id, slot_id)) ? 'meeting.boothTaken' : null
}

/** Adds a meeting to what is taken. */
function take(taken: Taken, { buyer_id, seller_id, slot_id, booth_id }: WithBooth): void {
  taken.pairs.add(key(buyer_id, seller_id))
  if (booth_id) taken.booths.add(key(booth_id, slot_id))
  for (const id of [buyer_id, seller_id]) {
    taken.slots.set(key(id, slot_id), 'placed')
    taken.counts.set(id, (taken.counts.get(id) ?? 0) + 1)
  }
}

type WithBooth = Placed & { booth_id: string | null }
/** A meeting that was placed, and the status of the request that it was before, if it was one. */
interface Written {
  row: MeetingRow
  from: MeetingRow['status'] | null
}

/** Writes the meetings: where the same two have a waiting request, in its row. */
async function write(
  tx: Db,
  meetings: readonly WithBooth[],
  { as, run_id, at, waiting }: Pick<Placing, 'as' | 'run_id' | 'at'> & Pick<Taken, 'waiting'>,
): Promise<Written[]> {
  const set = { status: as, status_at: at, run_id, updated_at: at, asked_by: 'office' as const }
  const written: Written[] = []
  const fresh: WithBooth[] = []
  for (const each of meetings) {
    const request = waiting.get(key(each.buyer_id, each.seller_id))
    if (!request) {
      fresh.push(each)
      continue
    }
    const [row] = await tx
      .update(meeting)
      .set({
        ...set,
        slot_id: each.slot_id,
        booth_id: each.booth_id,
        version: request.version + 1,
        proposed_slot_id: null,
        proposed_by: null,
        buyer_agreed: false,
        seller_agreed: false,
      })
      .where(eq(meeting.id, request.id))
      .returning()
    if (row) written.push({ row, from: request.status })
  }
  for (const some of batches(fresh)) {
    const rows = await tx
      .insert(meeting)
      .values(some.map((each) => ({ ...set, ...each, created_at: at })))
      .returning()
    written.push(...rows.map((row) => ({ row, from: null })))
  }
  return written
}

/**
 * Places meetings in the caller's transaction, in their order. Returns those that could not be placed, with what is in the way. A
 * waiting request of the same two becomes the meeting. Other entries of the calendars stay unchanged.
 */
export async function placeMeetings(
  tx: Db,
  planned: readonly Placed[],
  { as, run_id, by, party_id, at, act = 'place' }: Placing,
): Promise<{ placed: MeetingRow[]; conflicts: NotPlaced[] }> {
  if (planned.length === 0) return { placed: [], conflicts: [] }
  const edition = await currentEdition(tx, at)
  const parties = await lockParties(
    tx,
    planned.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]),
  )
  const taken = await takenBy(tx, parties)
  const rules: Rules = {
    parties,
    taken,
    most: edition.figures.meetings_most,
    isPast: ({ slot_id }) => act === 'place' && startsOf(slotOf(edition, slot_id)) <= at,
  }
  const conflicts: NotPlaced[] = []
  const good: WithBooth[] = []
  for (const each of planned) {
    const code = inTheWay(each, rules)
    if (code) {
      conflicts.push({ ...each, code })
      continue
    }
    const found = { ...each, booth_id: parties.get(each.seller_id)?.booth?.id ?? null }
    good.push(found)
    take(taken, found)
  }

  const written = await write(tx, good, { as, run_id, at, waiting: taken.waiting })
  const entries = written.flatMap(({ row }) =>
    [row.buyer_id, row.seller_id].map((participant_id) => ({
      participant_id,
      slot_id: row.slot_id,
      meeting_id: row.id,
    })),
  )
  // Without `on conflict`: the database refuses anything overlooked here, which rolls everything back.
  if (as === 'confirmed') for (const some of batches(entries)) await tx.insert(calendarEntry).values(some)
  for (const some of batches(written))
    await recordMany(
      tx,
      some.map(({ row, from }) => ({ row, step: { at, by, party_id: party_id ?? null, act, from } })),
    )
  return { placed: written.map(({ row }) => row), conflicts }
}

/** Steps after which a placed meeting is the companies' own, or the office's. */
const settling: (typeof meetingEvent.$inferSelect)['act'][] = ['accept_match', 'accept_time', 'keep', 'move']

/** Those of these placed meetings that the companies have agreed to, or that were moved, since they were placed. */
export async function settledSince(db: Db, rows: readonly Pick<MeetingRow, 'id' | 'status'>[]): Promise<Set<string>> {
  const ids = rows.filter(isHeld).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const events = await db
    .select({ id: meetingEvent.meeting_id, act: meetingEvent.act, at: meetingEvent.at })
    .from(meetingEvent)
    .where(and(inArray(meetingEvent.meeting_id, ids), inArray(meetingEvent.act, ['place', ...settling])))
  const placedAt = new Map<string, number>()
  for (const { id, act, at } of events)
    if (act === 'place') placedAt.set(id, Math.max(placedAt.get(id) ?? 0, at.getTime()))
  const after = events.filter(({ id, act, at }) => act !== 'place' && at.getTime() >= (placedAt.get(id) ?? 0))
  return new Set(after.map(({ id }) => id))
}

/**
 * Undoes the placements of a run that are unchanged since: an earlier request waits again, in its original slot. Meetings that
 * have begun stay, and so do those that both companies have agreed to, those that were moved, and those that `stays` matches.
 * Returns the withdrawn rows as they were.
 */
export async function withdrawPlaced(
  tx: Db,
  runId: string,
  { by, at, stays = () => false }: Pick<Placing, 'by' | 'at'> & { stays?: (row: MeetingRow) => boolean },
): Promise<MeetingRow[]> {
  const edition = await currentEdition(tx, at)
  const ofRun = and(eq(meeting.run_id, runId), inArray(meeting.status, ['confirmed', 'admin_matching']))
  const before = await tx.select().from(meeting).where(ofRun)
  await lockParties(
    tx,
    before.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]),
  )
  const locked = await tx.select().from(meeting).where(ofRun).orderBy(asc(meeting.id)).for('no key update')
  const settled = await settledSince(tx, locked)
  const rows = locked.filter(
    (row) => startsOf(slotOf(edition, row.slot_id)) > at && !settled.has(row.id) && !stays(row),
  )
  const done: { row: MeetingRow; step: Parameters<typeof recordMany>[1][number]['step'] }[] = []
  for (const row of rows) {
    await tx.delete(calendarEntry).where(eq(calendarEntry.meeting_id, row.id))
    const request = await earlierRequest(tx, row.id)
    const [after] = await tx
      .update(meeting)
      .set({
        ...(request ?? { status: 'canceled' as const }),
        status_at: at,
        run_id: null,
        version: row.version + 1,
        updated_at: at,
        buyer_agreed: false,
        seller_agreed: false,
      })
      .where(eq(meeting.id, row.id))
      .returning()
    if (after) done.push({ row: after, step: { at, by, party_id: null, act: 'unplace', from: row.status } })
  }
  for (const some of batches(done)) await recordMany(tx, some)
  return rows
}
