import { and, count, desc, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RecordDraft } from '#contract/fair/record'
import { heldStatuses } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { fairSlot } from '#server/modules/fair/edition.table'
import { fairWish, participant } from '#server/modules/fair/participant.table'
import { meeting, meetingEvent } from '#server/modules/fair-meetings/meeting.table'
import { meetingRecord } from './record.table'
import { begunBy } from './time'

const buyer = alias(participant, 'buyer')
const seller = alias(participant, 'seller')
const ofBuyer = alias(meetingRecord, 'of_buyer')
const ofSeller = alias(meetingRecord, 'of_seller')

const away = (record: typeof ofBuyer | typeof ofSeller, reason: string) =>
  sql`${record.said} ->> 'not_held' = ${reason}`
/** Whether a side did not attend: it was missed at the booth, or either record says so. */
const buyerAway = sql`(${meeting.buyer_missed_at} is not null or coalesce(${away(ofBuyer, 'i_was_away')}, false) or coalesce(${away(ofSeller, 'other_was_away')}, false))`
const sellerAway = sql`(${meeting.seller_missed_at} is not null or coalesce(${away(ofSeller, 'i_was_away')}, false) or coalesce(${away(ofBuyer, 'other_was_away')}, false))`
const isHeldBy = (record: typeof ofBuyer | typeof ofSeller) =>
  sql`coalesce((${record.said} ->> 'held')::boolean, false)`

/** A meeting that one side did not attend, and whose time was given to others. */
const gaveWay = sql<boolean>`(${meeting.status} = 'canceled' and (${meeting.buyer_missed_at} is not null or ${meeting.seller_missed_at} is not null))`
const isConfirmed = inArray(meeting.status, [...heldStatuses])

/** What is counted: the fair of a year without test companies, or a company, which takes part in one year. */
export type Scope = { year: number } | { company: string }
const within = (scope: Scope) =>
  'year' in scope
    ? and(eq(fairSlot.year, scope.year), eq(buyer.is_test, false))
    : or(eq(meeting.buyer_id, scope.company), eq(meeting.seller_id, scope.company))

/** The meetings of a year that are confirmed, or gave way because a side did not attend, with their outcome. */
const meetingsIn = (db: Db, year: number, now: Date) =>
  db
    .select({
      day: fairSlot.day,
      buyer_id: meeting.buyer_id,
      country: sql<string>`${buyer.country}`.as('country'),
      buyer_sector: sql<string>`${buyer.sector}`.as('buyer_sector'),
      seller_sector: sql<string>`${seller.sector}`.as('seller_sector'),
      begun: sql<boolean>`${begunBy(now)}`.as('begun'),
      buyer_away: sql<boolean>`${buyerAway}`.as('buyer_away'),
      seller_away: sql<boolean>`${sellerAway}`.as('seller_away'),
      held: sql<boolean>`(not ${buyerAway} and not ${sellerAway} and (${isHeldBy(ofBuyer)} or ${isHeldBy(ofSeller)}))`.as(
        'held',
      ),
      silent: sql<boolean>`(${ofBuyer.said} is null and ${ofSeller.said} is null)`.as('silent'),
      gave_way: gaveWay.as('gave_way'),
    })
    .from(meeting)
    .innerJoin(fairSlot, eq(fairSlot.id, meeting.slot_id))
    .innerJoin(buyer, eq(buyer.id, meeting.buyer_id))
    .innerJoin(seller, eq(seller.id, meeting.seller_id))
    .leftJoin(ofBuyer, and(eq(ofBuyer.meeting_id, meeting.id), eq(ofBuyer.participant_id, meeting.buyer_id)))
    .leftJoin(ofSeller, and(eq(ofSeller.meeting_id, meeting.id), eq(ofSeller.participant_id, meeting.seller_id)))
    .where(and(within({ year }), or(isConfirmed, gaveWay)))
    .as('meetings')
type Meetings = ReturnType<typeof meetingsIn>

const amount = sql<number>`count(*)::int`
const amountOf = (match: SQL) => sql<number>`(count(*) filter (where ${match}))::int`
const sums = (meetings: Meetings) => ({
  meetings: amountOf(sql`not ${meetings.gave_way}`),
  held: amountOf(sql`${meetings.held}`),
  no_shows: amountOf(sql`${meetings.begun} and (${meetings.buyer_away} or ${meetings.seller_away})`),
})

/** The totals of all meetings of a year. */
export async function meetingTotals(db: Db, year: number, now: Date) {
  const meetings = meetingsIn(db, year, now)
  const [row] = await db
    .select({
      ...sums(meetings),
      begun: amountOf(sql`${meetings.begun} and not ${meetings.gave_way}`),
      unrecorded: amountOf(sql`${meetings.begun} and ${meetings.silent} and not ${meetings.gave_way}`),
      buyer: amountOf(sql`${meetings.begun} and ${meetings.buyer_away} and not ${meetings.seller_away}`),
      seller: amountOf(sql`${meetings.begun} and ${meetings.seller_away} and not ${meetings.buyer_away}`),
      both: amountOf(sql`${meetings.begun} and ${meetings.buyer_away} and ${meetings.seller_away}`),
    })
    .from(meetings)
  if (!row) throw new Error('a count answers one row')
  return row
}

export async function byCountry(db: Db, year: number, now: Date) {
  const meetings = meetingsIn(db, year, now)
  return db
    .select({
      country: meetings.country,
      companies: sql<number>`count(distinct ${meetings.buyer_id})::int`,
      ...sums(meetings),
    })
    .from(meetings)
    .groupBy(meetings.country)
    .orderBy(desc(count()), meetings.country)
}

export async function byDay(db: Db, year: number, now: Date) {
  const meetings = meetingsIn(db, year, now)
  return db
    .select({ day: meetings.day, ...sums(meetings) })
    .from(meetings)
    .groupBy(meetings.day)
    .orderBy(meetings.day)
}

/** Meetings by sector; each meeting counts once for each side's sector. */
export async function bySector(db: Db, year: number, now: Date) {
  const meetings = meetingsIn(db, year, now)
  const sides = db
    .select({ sector: sql<string>`${meetings.buyer_sector}`.as('sector'), is_buyer: sql<boolean>`true`.as('is_buyer') })
    .from(meetings)
    .where(not(meetings.gave_way))
    .unionAll(
      db
        .select({
          sector: sql<string>`${meetings.seller_sector}`.as('sector'),
          is_buyer: sql<boolean>`false`.as('is_buyer'),
        })
        .from(meetings)
        .where(not(meetings.gave_way)),
    )
    .as('sides')
  const ofBuyers = amountOf(sql`${sides.is_buyer}`)
  const ofSellers = amountOf(sql`not ${sides.is_buyer}`)
  return db
    .select({ sector: sides.sector, buyer: ofBuyers, seller: ofSellers })
    .from(sides)
    .groupBy(sides.sector)
    .orderBy(desc(ofSellers), desc(ofBuyers), sides.sector)
}

/** The requests with their sender and whether they were ever confirmed. */
const requestsIn = (db: Db, scope: Scope) =>
  db
    .select({
      by: sql<
        'buyer' | 'seller' | 'office'
      >`case ${meetingEvent.party_id} when ${meeting.buyer_id} then 'buyer' when ${meeting.seller_id} then 'seller' else 'office' end`.as(
        'by',
      ),
      status: meeting.status,
      reason: meeting.reason,
      accepted: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(later)
          .where(and(eq(later.meeting_id, meeting.id), eq(later.to, 'confirmed'))),
      )}`.as('accepted'),
    })
    .from(meeting)
    .innerJoin(meetingEvent, and(eq(meetingEvent.meeting_id, meeting.id), isNull(meetingEvent.from)))
    .innerJoin(fairSlot, eq(fairSlot.id, meeting.slot_id))
    .innerJoin(buyer, eq(buyer.id, meeting.buyer_id))
    .where(within(scope))
    .as('requests')
const later = alias(meetingEvent, 'later')

/** Requests by who sent them, and what became of them. */
export async function byAsker(db: Db, scope: Scope) {
  const requests = requestsIn(db, scope)
  return db
    .select({
      by: requests.by,
      sent: amount,
      accepted: amountOf(sql`${requests.accepted}`),
      rejected: amountOf(sql`not ${requests.accepted} and ${requests.status} = 'rejected'`),
      canceled: amountOf(sql`not ${requests.accepted} and ${requests.status} = 'canceled'`),
      unanswered: amountOf(sql`not ${requests.accepted} and ${requests.status} in ('requested', 'admin_matching')`),
    })
    .from(requests)
    .groupBy(requests.by)
    .orderBy(requests.by)
}

/** The reasons given for rejections; differences of case are ignored. */
export async function rejections(db: Db, year: number, most: number) {
  const requests = requestsIn(db, { year })
  return db
    .select({ reason: sql<string>`min(${requests.reason})`, count: amount })
    .from(requests)
    .where(and(eq(requests.status, 'rejected'), sql`${requests.reason} <> ''`))
    .groupBy(sql`lower(trim(${requests.reason}))`)
    .orderBy(desc(count()), sql`min(${requests.reason})`)
    .limit(most)
}

/** The number of records of each side by the value of a field, for meetings that were held. */
export const countsOf = (db: Db, scope: Scope, field: keyof RecordDraft) =>
  db
    .select({
      value: sql<string>`${meetingRecord.said} ->> ${sql.raw(`'${field}'`)}`,
      buyer: amountOf(sql`${meetingRecord.participant_id} = ${meeting.buyer_id}`),
      seller: amountOf(sql`${meetingRecord.participant_id} = ${meeting.seller_id}`),
    })
    .from(meetingRecord)
    .innerJoin(meeting, eq(meeting.id, meetingRecord.meeting_id))
    .innerJoin(fairSlot, eq(fairSlot.id, meeting.slot_id))
    .innerJoin(buyer, eq(buyer.id, meeting.buyer_id))
    .where(and(within(scope), or(isConfirmed, gaveWay), isHeldOwn))
    .groupBy(sql`${meetingRecord.said} ->> ${sql.raw(`'${field}'`)}`)
const isHeldOwn = sql`(${meetingRecord.said} ->> 'held')::boolean`

/** Of counts by value, those of one value. */
export function bySide(rows: Awaited<ReturnType<typeof countsOf>>, value: string | number) {
  const { buyer = 0, seller = 0 } = rows.find((each) => each.value === String(value)) ?? {}
  return { buyer, seller }
}

/** The companies that took part in each year, and its meetings. Two queries. */
export async function yearsSoFar(db: Db) {
  const companies = await db
    .select({
      year: participant.year,
      countries: sql<number>`(count(distinct ${participant.country}) filter (where ${participant.side} = 'buyer'))::int`,
      buyers: amountOf(sql`${participant.side} = 'buyer'`),
      sellers: amountOf(sql`${participant.side} = 'seller'`),
    })
    .from(participant)
    .where(and(eq(participant.status, 'approved'), eq(participant.is_test, false)))
    .groupBy(participant.year)
  const meetings = await db
    .select({ year: fairSlot.year, meetings: amount })
    .from(meeting)
    .innerJoin(fairSlot, eq(fairSlot.id, meeting.slot_id))
    .innerJoin(buyer, eq(buyer.id, meeting.buyer_id))
    .where(and(isConfirmed, eq(buyer.is_test, false)))
    .groupBy(fairSlot.year)
  return { companies, meetings }
}

/** The wishes that a company has sent, and how many of them have a confirmed meeting. */
export async function wishesOf(db: Db, company: string): Promise<{ sent: number; met: number }> {
  const isBetween = or(
    and(eq(meeting.buyer_id, fairWish.from_id), eq(meeting.seller_id, fairWish.to_id)),
    and(eq(meeting.seller_id, fairWish.from_id), eq(meeting.buyer_id, fairWish.to_id)),
  )
  const confirmed = db
    .select({ one: sql`1` })
    .from(meeting)
    .where(and(isBetween, inArray(meeting.status, [...heldStatuses])))
  const sent = and(eq(fairWish.from_id, company), isNotNull(fairWish.sent_at))
  return {
    sent: await db.$count(fairWish, sent),
    met: await db.$count(fairWish, and(sent, exists(confirmed))),
  }
}
