import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { FairEdition } from '#contract/fair/edition'
import type { MatchingWeights } from '#contract/fair/matching'
import { heldStatuses, type MeetingStatus } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { fairWish, participant } from '#server/modules/fair/participant.table'
import { calendarEntry, type MeetingRow, meeting } from '#server/modules/fair-meetings/meeting.table'
import { settledSince } from '#server/modules/fair-meetings/place.service'
import type { MatchingInput, Meeting, Pair, Priority, Wish } from './engine/input'
import { matchingLock, matchingRun } from './matching.table'

interface InputQuery {
  edition: FairEdition
  now: Date
  weights: MatchingWeights
  /** The meetings of the run that this one starts from. */
  previous?: readonly Meeting[]
  seed: string
}

/** Pairs that met in a former year: the registrations of both years belong to the same accounts. */
async function pairsBefore(
  db: Db,
  companies: readonly (typeof participant.$inferSelect)[],
  meetings: readonly (Pair & { status: MeetingStatus })[],
): Promise<Pair[]> {
  const now = new Map(companies.map(({ id, account_id }) => [account_id, id]))
  const ids = companies.map(({ id }) => id)
  const former = await db
    .select({ id: participant.id, account_id: participant.account_id })
    .from(participant)
    .where(and(inArray(participant.account_id, [...now.keys()]), notInArray(participant.id, ids)))
  const today = new Map(former.map(({ id, account_id }) => [id, now.get(account_id)]))
  return meetings.flatMap(({ status, ...pair }) => {
    const [buyer, seller] = [today.get(pair.buyer), today.get(pair.seller)]
    return isHeld(status) && buyer && seller ? [{ buyer, seller }] : []
  })
}

interface Found {
  input: MatchingInput
  /** The fixed meetings that already exist, as `buyer seller`; the others are locked. */
  standing: string[]
}

const key = ({ buyer, seller }: Pair) => `${buyer} ${seller}`
const isHeld = (status: MeetingStatus) => heldStatuses.some((held) => held === status)
/** Whether the matching does not place the two again: one of them rejected the meeting, or a placed one was canceled. */
export const isDeclined = ({ status, run_id }: Pick<MeetingRow, 'status' | 'run_id'>): boolean =>
  status === 'rejected' || (status === 'canceled' && run_id !== null)

/** Statuses of meetings that the matching takes into account. */
const relevantStatuses: MeetingStatus[] = [...heldStatuses, 'requested', 'rejected', 'canceled']

/**
 * The input of this year's matching: approved companies without test companies, future slots they have not deactivated, sent
 * wishes, waiting requests as first wishes, and existing meetings. Meetings published by an earlier run can move unless they are
 * locked, have begun, or were agreed to or moved since; pairs that were rejected or canceled since are not placed again.
 */
export async function matchingInput(
  db: Db,
  { edition, now, weights, previous = [], seed }: InputQuery,
): Promise<Found> {
  const { year, slots, figures } = edition
  const companies = await db
    .select()
    .from(participant)
    .where(and(eq(participant.year, year), eq(participant.status, 'approved'), eq(participant.is_test, false)))
    .orderBy(participant.id)
  const sides = new Map(companies.map(({ id, side }) => [id, side]))
  const isPair = ({ buyer, seller }: Pair) => sides.get(buyer) === 'buyer' && sides.get(seller) === 'seller'
  const byId = new Map(slots.map((slot) => [slot.id, slot]))
  const ids = slots.map(({ id }) => id)
  const closed = await db
    .select({ company: calendarEntry.participant_id, slot: calendarEntry.slot_id })
    .from(calendarEntry)
    .where(and(isNull(calendarEntry.meeting_id), inArray(calendarEntry.slot_id, ids)))
  const closedAt = new Set(closed.map(({ company, slot }) => `${company} ${slot}`))
  const isComing = (id: string) => {
    const slot = byId.get(id)
    return slot !== undefined && instantInSeoul(slot.day, slot.starts) > now
  }
  const coming = ids.filter(isComing)

  const meetings = (await db.select().from(meeting).where(inArray(meeting.status, relevantStatuses))).map(
    ({ buyer_id, seller_id, slot_id, ...row }) => ({ ...row, buyer: buyer_id, seller: seller_id, slot: slot_id }),
  )
  const ofPairs = meetings.filter(isPair)
  const ofYear = ofPairs.filter(({ slot }) => byId.has(slot))
  const published = new Set(
    (
      await db
        .select({ id: matchingRun.id })
        .from(matchingRun)
        .where(and(eq(matchingRun.year, year), isNotNull(matchingRun.published_at)))
    ).map(({ id }) => id),
  )
  const settled = await settledSince(db, ofYear)
  const mayMove = ({ id, run_id, slot }: (typeof ofYear)[number]) =>
    run_id !== null && published.has(run_id) && isComing(slot) && !settled.has(id)
  const standing = ofYear.filter((each) => isHeld(each.status) && !mayMove(each))
  const booths = new Map(companies.map(({ id, booth_id }) => [id, booth_id ?? id]))
  const fixed = new Map<string, Meeting>()
  const taken = new Set<string>()
  const fix = ({ buyer, seller, slot }: Meeting) => {
    const places = [`${buyer} ${slot}`, `${booths.get(seller)} ${slot}`]
    if (fixed.has(key({ buyer, seller })) || places.some((each) => taken.has(each))) return
    for (const each of places) taken.add(each)
    fixed.set(key({ buyer, seller }), { buyer, seller, slot })
  }
  for (const each of standing) fix(each)
  const declined = ofYear.filter(isDeclined).map(({ buyer, seller }) => ({ buyer, seller }))
  const declinedKeys = new Set(declined.map(key))
  const locks = await db.select().from(matchingLock).where(eq(matchingLock.year, year))
  for (const { buyer_id: buyer, seller_id: seller, slot_id: slot } of locks) {
    const isFree = ![buyer, seller].some((id) => closedAt.has(`${id} ${slot}`))
    const isOpen = isPair({ buyer, seller }) && isFree && !declinedKeys.has(key({ buyer, seller }))
    // A lock that is no longer possible has no effect.
    if (isOpen && isComing(slot)) fix({ buyer, seller, slot })
  }

  const sent = await db.select().from(fairWish).where(isNotNull(fairWish.sent_at))
  const wishes: Wish[] = sent.flatMap(({ from_id: from, to_id: to, priority }) =>
    sides.has(from) && sides.has(to) && sides.get(from) !== sides.get(to)
      ? [{ from, to, priority: (priority ?? 3) as Priority }]
      : [],
  )
  const wished = new Set(wishes.map(({ from, to }) => `${from} ${to}`))
  for (const { status, asked_by, buyer, seller } of ofYear) {
    if (status !== 'requested' || asked_by === 'office') continue
    const [from, to] = asked_by === 'buyer' ? [buyer, seller] : [seller, buyer]
    if (!wished.has(`${from} ${to}`)) wishes.push({ from, to, priority: 1 })
  }
  const input: MatchingInput = {
    slots: slots.map(({ id, day }) => ({ id, day })),
    participants: companies.map((company) => ({
      ...{ side: company.side, sector: company.sector, specialties: company.specialties },
      ...{ wanted_sectors: company.wanted_sectors, markets: company.markets, languages: company.languages },
      id: company.id,
      free: coming.filter((slot) => !closedAt.has(`${company.id} ${slot}`)),
      limit: figures.meetings_most,
      booth: company.booth_id,
    })),
    wishes,
    earlierPairs: await pairsBefore(db, companies, meetings),
    declined,
    fixed: [...fixed.values()],
    previous,
    weights,
    seed,
  }
  return { input, standing: standing.map(key) }
}
