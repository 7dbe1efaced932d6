import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { DayMeeting, DayParty, DeskDay } from '#contract/fair/day'
import type { FairEdition } from '#contract/fair/edition'
import type { FairSide } from '#contract/fair/sectors'
import { heldStatuses, type MeetingStatus } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { currentEdition } from '#server/modules/fair/edition.service'
import { type Party, partiesOf } from '#server/modules/fair/party.service'
import { countSides } from '#server/modules/fair/people.service'
import { attendance } from './badge.table'
import { hallDelay, type MeetingRow, meeting } from './meeting.table'
import { refillOffer } from './refill.table'

/** A meeting with its two companies. */
export interface WithParties {
  row: MeetingRow
  buyer: Party
  seller: Party
}

/** The meetings of a day with their companies, by time and booth. */
export async function rowsOfDay(
  db: Db,
  { slots }: Pick<FairEdition, 'slots'>,
  day: string,
  statuses?: readonly MeetingStatus[],
): Promise<WithParties[]> {
  const order = slots.filter((slot) => slot.day === day).map(({ id }) => id)
  if (order.length === 0) return []
  const rows = await db
    .select()
    .from(meeting)
    .where(and(inArray(meeting.slot_id, order), statuses && inArray(meeting.status, [...statuses])))
  const parties = await partiesOf(db, [...new Set(rows.flatMap((row) => [row.buyer_id, row.seller_id]))])
  const boothOf = ({ booth }: Party) => booth?.number ?? ''
  return rows
    .flatMap((row) => {
      const [buyer, seller] = [parties.get(row.buyer_id), parties.get(row.seller_id)]
      return buyer && seller ? [{ row, buyer, seller }] : []
    })
    .toSorted(
      (a, b) =>
        order.indexOf(a.row.slot_id) - order.indexOf(b.row.slot_id) || (boothOf(a.seller) < boothOf(b.seller) ? -1 : 1),
    )
}

/** The relevant day of the fair: today, or the next, or the last. */
export const dayNow = ({ figures, today }: FairEdition): string => {
  const days = figures.days.map(({ day }) => day)
  return days.find((day) => day >= today) ?? days.at(-1) ?? today
}

/** The delay of each hall on a day in minutes, keyed by its id. */
export async function lateOf(db: Db, day: string): Promise<Record<string, number>> {
  const rows = await db.select().from(hallDelay).where(eq(hallDelay.day, day))
  return Object.fromEntries(rows.map(({ hall, minutes }) => [hall, minutes]))
}

/** The companies that attended on a day, with the time of the first scan. */
export async function cameOn(db: Db, day: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(attendance).where(eq(attendance.day, day))
  return new Map(rows.map(({ participant_id, at }) => [participant_id, at]))
}

function sideOfDay(side: FairSide, { row, [side]: party }: WithParties, came: ReadonlyMap<string, Date>): DayParty {
  const [here, missed] = [row[`${side}_here_at`], row[`${side}_missed_at`]]
  return {
    id: party.id,
    company: party.company,
    country: party.country,
    presence: here ? 'here' : missed ? 'missed' : null,
    at: (here ?? missed)?.toISOString() ?? null,
    came_at: came.get(party.id)?.toISOString() ?? null,
  }
}

/** Meetings as staff in the halls see them. Two queries, for any number of meetings. */
export async function shownOfDay(
  db: Db,
  rows: readonly WithParties[],
  { day, now }: { day: string; now: Date },
): Promise<DayMeeting[]> {
  if (rows.length === 0) return []
  const came = await cameOn(db, day)
  const open = await db
    .select({ id: refillOffer.meeting_id, offers: count() })
    .from(refillOffer)
    .where(
      and(
        isNull(refillOffer.ended_at),
        gt(refillOffer.expires_at, now),
        inArray(
          refillOffer.meeting_id,
          rows.map(({ row }) => row.id),
        ),
      ),
    )
    .groupBy(refillOffer.meeting_id)
  const offers = new Map(open.map(({ id, offers }) => [id, offers]))
  return rows.map((each) => ({
    id: each.row.id,
    slot_id: each.row.slot_id,
    hall: each.seller.booth?.hall ?? '',
    booth: each.seller.booth?.number ?? '',
    buyer: sideOfDay('buyer', each, came),
    seller: sideOfDay('seller', each, came),
    offers: offers.get(each.row.id) ?? 0,
  }))
}

/**
 * A day of the fair as staff in the halls see it; test companies are listed separately (product §4). Throws 404 if there is no
 * fair.
 */
export async function deskDay(
  db: Db,
  now: Date,
  { day: requestedDay, test }: { day?: string | undefined; test?: '1' | undefined },
): Promise<DeskDay> {
  const edition = await currentEdition(db, now)
  const days = edition.figures.days.map(({ day }) => day)
  const day = requestedDay && days.includes(requestedDay) ? requestedDay : dayNow(edition)
  const isTest = test === '1'
  const rows = (await rowsOfDay(db, edition, day, heldStatuses)).filter(({ buyer }) => buyer.is_test === isTest)
  const came = [...(await partiesOf(db, [...(await cameOn(db, day)).keys()])).values()]
  const all = await countSides(db, edition.year, isTest)
  const counted = (side: FairSide) => ({
    here: came.filter((each) => each.side === side && each.is_test === isTest).length,
    all: all[side],
  })
  return {
    now: now.toISOString(),
    day,
    days,
    halls: edition.figures.halls,
    slots: edition.slots.filter((slot) => slot.day === day),
    late: await lateOf(db, day),
    come: { buyer: counted('buyer'), seller: counted('seller') },
    meetings: await shownOfDay(db, rows, { day, now }),
  }
}
