import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { instantInSeoul } from '#contract/days'
import type { FairEdition } from '#contract/fair/edition'
import type { MatchingWeights } from '#contract/fair/matching'
import { heldStatuses, type MeetingStatus } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { fairWish, participant } from '#server/modules/fair/participant.table'
import { isHeld } from '#server/modules/fair-meetings/hold.service'
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
async function pairsBefore(db: Db, companies: readonly Company[], meetings: readonly Existing[]): Promise<Pair[]> {
  const now = new Map(companies.map(({ id, account_id }) => [account_id, id]))
  const ids = companies.map(({ id }) => id)
  const former = await db
    .select({ id: participant.id, account_id: participant.account_id })
    .from(participant)
    .where(and(inArray(participant.account_id, [...now.keys()]), notInArray(participant.id, ids)))
  const today = new Map(former.map(({ id, account_id }) => [id, now.get(account_id)]))
  return meetings.flatMap((each) => {
    const [buyer, seller] = [today.get(each.buyer), today.get(each.seller)]
    return isHeld(each) && buyer && seller ? [{ buyer, seller }] : []
  })
}

interface Found {
  input: MatchingInput
  /** The fixed meetings that already exist, as `buyer seller`; the others are locked. */
  standing: string[]
}

const key = ({ buyer, seller }: Pair) => `${buyer} ${seller}`
/** Whether the matching does not place the two again: one of them rejected the meeting, or a placed one was canceled. */
export const isDeclined = ({ status, run_id }: Pick<MeetingRow, 'status' | 'run_id'>): boolean =>
  status === 'rejected' || (status === 'canceled' && run_id !== null)

/** Statuses of meetings that the matching takes into account. */
const relevantStatuses: MeetingStatus[] = [...heldStatuses, 'requested', 'rejected', 'canceled']

type Company = typeof participant.$inferSelect
type Existing = Meeting & Pick<MeetingRow, 'id' | 'status' | 'asked_by' | 'run_id'>

/** The approved companies of a year, without test companies. */
const companiesOf = (db: Db, year: number): Promise<Company[]> =>
  db
    .select()
    .from(participant)
    .where(and(eq(participant.year, year), eq(participant.status, 'approved'), eq(participant.is_test, false)))
    .orderBy(participant.id)

/** The slots that companies have deactivated, as `company slot`. */
async function closedSlots(db: Db, slots: readonly string[]): Promise<Set<string>> {
  const closed = await db
    .select({ company: calendarEntry.participant_id, slot: calendarEntry.slot_id })
    .from(calendarEntry)
    .where(and(isNull(calendarEntry.meeting_id), inArray(calendarEntry.slot_id, [...slots])))
  return new Set(closed.map(({ company, slot }) => `${company} ${slot}`))
}

/** The meetings of all years that the matching takes into account. */
async function relevantMeetings(db: Db): Promise<Existing[]> {
  const rows = await db.select().from(meeting).where(inArray(meeting.status, relevantStatuses))
  return rows.map(({ buyer_id, seller_id, slot_id, ...row }) => ({
    ...row,
    buyer: buyer_id,
    seller: seller_id,
    slot: slot_id,
  }))
}

/** The runs of a year that were published. */
async function publishedRuns(db: Db, year: number): Promise<Set<string>> {
  const rows = await db
    .select({ id: matchingRun.id })
    .from(matchingRun)
    .where(and(eq(matchingRun.year, year), isNotNull(matchingRun.published_at)))
  return new Set(rows.map(({ id }) => id))
}

/** Those of these meetings that collide with none before them: one per company and booth in a slot, and one per pair. */
function withoutCollisions(meetings: readonly Meeting[], companies: readonly Company[]): Meeting[] {
  const booths = new Map(companies.map(({ id, booth_id }) => [id, booth_id ?? id]))
  const taken = new Set<string>()
  return meetings.flatMap(({ buyer, seller, slot }) => {
    const places = [`${buyer} ${slot}`, `${booths.get(seller)} ${slot}`, key({ buyer, seller })]
    if (places.some((each) => taken.has(each))) return []
    for (const each of places) taken.add(each)
    return [{ buyer, seller, slot }]
  })
}

/** Sent wishes between these sides, and waiting requests of companies as their first wishes. */
async function wishesOf(
  db: Db,
  sides: ReadonlyMap<string, Company['side']>,
  meetings: readonly Existing[],
): Promise<Wish[]> {
  const sent = await db.select().from(fairWish).where(isNotNull(fairWish.sent_at))
  const wishes: Wish[] = sent.flatMap(({ from_id: from, to_id: to, priority }) =>
    sides.has(from) && sides.has(to) && sides.get(from) !== sides.get(to)
      ? [{ from, to, priority: (priority ?? 3) as Priority }]
      : [],
  )
  const wished = new Set(wishes.map(({ from, to }) => `${from} ${to}`))
  for (const { status, asked_by, buyer, seller } of meetings) {
    if (status !== 'requested' || asked_by === 'office') continue
    const [from, to] = asked_by === 'buyer' ? [buyer, seller] : [seller, buyer]
    if (!wished.has(`${from} ${to}`)) wishes.push({ from, to, priority: 1 })
  }
  return wishes
}

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
  const companies = await companiesOf(db, year)
  const sides = new Map(companies.map(({ id, side }) => [id, side]))
  const isPair = ({ buyer, seller }: Pair) => sides.get(buyer) === 'buyer' && sides.get(seller) === 'seller'
  const ids = new Set(slots.map(({ id }) => id))
  const coming = new Set(slots.filter(({ day, starts }) => instantInSeoul(day, starts) > now).map(({ id }) => id))
  const closed = await closedSlots(db, [...ids])

  const meetings = await relevantMeetings(db)
  const ofYear = meetings.filter((each) => isPair(each) && ids.has(each.slot))
  const published = await publishedRuns(db, year)
  const settled = await settledSince(db, ofYear)
  const mayMove = ({ id, run_id, slot }: Existing) =>
    run_id !== null && published.has(run_id) && coming.has(slot) && !settled.has(id)
  const standing = ofYear.filter((each) => isHeld(each) && !mayMove(each))
  const declined = ofYear.filter(isDeclined).map(({ buyer, seller }) => ({ buyer, seller }))
  const declinedPairs = new Set(declined.map(key))
  const locks = await db.select().from(matchingLock).where(eq(matchingLock.year, year))
  // A lock that is no longer possible has no effect.
  const locked = locks
    .map(({ buyer_id, seller_id, slot_id }) => ({ buyer: buyer_id, seller: seller_id, slot: slot_id }))
    .filter(({ buyer, seller, slot }) => {
      const isOpen = [buyer, seller].every((id) => !closed.has(`${id} ${slot}`))
      return isPair({ buyer, seller }) && isOpen && coming.has(slot) && !declinedPairs.has(key({ buyer, seller }))
    })
  const input: MatchingInput = {
    slots: slots.map(({ id, day }) => ({ id, day })),
    participants: companies.map((company) => ({
      ...{ side: company.side, sector: company.sector, specialties: company.specialties },
      ...{ wanted_sectors: company.wanted_sectors, markets: company.markets, languages: company.languages },
      id: company.id,
      free: [...coming].filter((slot) => !closed.has(`${company.id} ${slot}`)),
      limit: figures.meetings_most,
      booth: company.booth_id,
    })),
    wishes: await wishesOf(db, sides, ofYear),
    earlierPairs: await pairsBefore(db, companies, meetings),
    declined,
    fixed: withoutCollisions([...standing, ...locked], companies),
    previous,
    weights,
    seed,
  }
  return { input, standing: standing.map(key) }
}
