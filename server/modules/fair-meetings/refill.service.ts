import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { FairEdition } from '#contract/fair/edition'
import { fitFrom } from '#contract/fair/fit'
import { refillLimits } from '#contract/fair/refill'
import { heldStatuses } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { boothPlaces, type Suitable, suitableFor } from '#server/modules/fair/suitable.service'
import { cameOn, type WithParties } from './day.service'
import { notifyOne } from './follow.service'
import { isHeld } from './hold.service'
import { lateMinutes } from './late.service'
import { endsOf, rowsOf, slotOf, startsOf } from './meeting.rows'
import { calendarEntry, meeting } from './meeting.table'
import { refillOffer } from './refill.table'

interface Given {
  edition: FairEdition
  at: Date
}

/** The assumed distance to another hall, and to a company whose position is unknown, in meters. */
const [otherHall, unknown] = [1_000, 10_000]

/** The booth of each buyer's latest meeting that has begun today. */
async function lastBooths(tx: Db, { edition, at }: Given): Promise<Map<string, string>> {
  const begun = edition.slots.filter((slot) => slot.day === edition.today && startsOf(slot) <= at).map(({ id }) => id)
  if (begun.length === 0) return new Map()
  const rows = await tx
    .select({ buyer_id: meeting.buyer_id, booth_id: meeting.booth_id, slot_id: meeting.slot_id })
    .from(meeting)
    .where(and(inArray(meeting.slot_id, begun), inArray(meeting.status, [...heldStatuses])))
  const inOrder = rows.toSorted((a, b) => begun.indexOf(a.slot_id) - begun.indexOf(b.slot_id))
  return new Map(inOrder.flatMap(({ buyer_id, booth_id }) => (booth_id ? [[buyer_id, booth_id] as const] : [])))
}

/** The approximate walking distance from a booth to a company, in meters. */
async function distances(tx: Db, from: string | null, given: Given): Promise<(company: Suitable) => number> {
  const places = await boothPlaces(tx, given.edition.year)
  const last = await lastBooths(tx, given)
  const here = places.get(from ?? '')
  return ({ id, booth_id }) => {
    const there = places.get(booth_id ?? last.get(id) ?? '')
    if (!here || !there) return unknown
    return Math.hypot(here.x - there.x, here.y - there.y) + (here.hall === there.hall ? 0 : otherHall)
  }
}

/** Companies that cannot meet in a slot: they have a meeting or have deactivated it, or their booth is taken by others. */
async function takenIn(tx: Db, slot_id: string, but: string): Promise<{ companies: Set<string>; booths: Set<string> }> {
  const entries = await tx.select().from(calendarEntry).where(eq(calendarEntry.slot_id, slot_id))
  const held = await tx
    .select({ id: meeting.id, booth_id: meeting.booth_id })
    .from(meeting)
    .where(and(eq(meeting.slot_id, slot_id), inArray(meeting.status, [...heldStatuses])))
  return {
    companies: new Set(entries.map(({ participant_id }) => participant_id)),
    booths: new Set(held.flatMap(({ id, booth_id }) => (booth_id && id !== but ? [booth_id] : []))),
  }
}

const tier = { both: 0, i_want: 1, it_wants: 1, fit: 2 } as const satisfies Record<Suitable['why'], number>

/**
 * Offers the time of a meeting with one missed side to the best companies that are free, have attended today and want to meet the
 * waiting side or fit it, nearest first (product §4), up to the most that are open at once. Returns the number of new offers. The
 * two companies must be locked.
 */
export async function offerTime(tx: Db, { row, buyer, seller }: WithParties, given: Given): Promise<number> {
  const { edition, at } = given
  const isMissed = { buyer: row.buyer_missed_at !== null, seller: row.seller_missed_at !== null }
  if (row.status !== 'confirmed' || isMissed.buyer === isMissed.seller) return 0
  const slot = slotOf(edition, row.slot_id)
  const shift = (await lateMinutes(tx))(slot.day, seller.booth?.hall ?? '') * 60_000
  const left = endsOf(slot).getTime() + shift - at.getTime()
  if (slot.day !== edition.today || left < refillLimits.minutesLeft * 60_000) return 0
  const free = isMissed.buyer ? seller : buyer
  const came = await cameOn(tx, edition.today)
  const taken = await takenIn(tx, row.slot_id, row.id)
  const partners = new Set((await rowsOf(tx, free.id, heldStatuses)).flatMap((each) => [each.buyer_id, each.seller_id]))
  const before = await tx.select().from(refillOffer).where(eq(refillOffer.meeting_id, row.id))
  const open = before.filter(({ ended_at, expires_at }) => !ended_at && expires_at > at).length
  const alreadyOffered = new Set(before.map(({ other_id }) => other_id))
  const far = await distances(tx, row.booth_id, given)
  const found = (await suitableFor(tx, free.id))
    .filter(({ id, why, fit }) => came.has(id) && (why !== 'fit' || fit >= fitFrom))
    .filter(({ id, booth_id }) => !taken.companies.has(id) && !(booth_id && taken.booths.has(booth_id)))
    .filter(({ id }) => !partners.has(id) && !alreadyOffered.has(id))
    .map((each) => ({ ...each, far: far(each) }))
    .toSorted((a, b) => tier[a.why] - tier[b.why] || a.far - b.far || b.fit - a.fit || (a.id < b.id ? -1 : 1))
    .slice(0, Math.max(0, refillLimits.offers - open))
  if (found.length === 0) return 0
  const ends = new Date(at.getTime() + refillLimits.seconds * 1000)
  const offered = { meeting_id: row.id, free_id: free.id, slot_id: row.slot_id, offered_at: at, expires_at: ends }
  await tx.insert(refillOffer).values(found.map(({ id, why }) => ({ ...offered, other_id: id, why })))
  for (const id of [free.id, ...found.map((each) => each.id)]) await notifyOne(tx, id)
  return found.length
}

/** Offers that are open at an instant. */
export const isOpen = (at: Date) => and(isNull(refillOffer.ended_at), gt(refillOffer.expires_at, at))

/** Ends the offers of a meeting's time: the missed side has arrived, or another company got the time. */
export const endOffers = (tx: Db, meetingId: string, at: Date): Promise<void> =>
  end(tx, and(eq(refillOffer.meeting_id, meetingId), isOpen(at)), at)

/** Ends all other offers for a slot in which these companies are now busy. */
export const endOffersOf = (tx: Db, ids: readonly string[], slot_id: string, at: Date): Promise<void> => {
  const theirs = or(inArray(refillOffer.free_id, [...ids]), inArray(refillOffer.other_id, [...ids]))
  return end(tx, and(eq(refillOffer.slot_id, slot_id), theirs, isOpen(at)), at)
}

async function end(tx: Db, which: ReturnType<typeof and>, at: Date): Promise<void> {
  const ended = await tx.update(refillOffer).set({ ended_at: at }).where(which).returning()
  for (const id of new Set(ended.flatMap(({ free_id, other_id }) => [free_id, other_id]))) await notifyOne(tx, id)
}

/** Whether one side of a meeting still waits for the other. */
export const stillWaits = (row: Parameters<typeof isHeld>[0] & WithParties['row']): boolean =>
  isHeld(row) && (row.buyer_missed_at === null) !== (row.seller_missed_at === null)
