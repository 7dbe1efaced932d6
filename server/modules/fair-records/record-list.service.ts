import { and, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Data, Parsed } from '#contract/endpoint'
import type { BothRecords, fairRecordDesk, RecordFilters, recordSorts } from '#contract/fair/record-desk'
import { heldStatuses } from '#contract/fair/status'
import type { Db } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { findCurrent } from '#server/modules/fair/edition.service'
import { fairBooth, fairSlot } from '#server/modules/fair/edition.table'
import { participant } from '#server/modules/fair/participant.table'
import { searchedBy } from '#server/modules/fair/search.service'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import { Refusal } from '#server/refusal'
import { meetingRecord, recordReminder } from './record.table'
import { begunBy } from './time'

const buyer = alias(participant, 'buyer')
const seller = alias(participant, 'seller')
const ofBuyer = alias(meetingRecord, 'of_buyer')
const ofSeller = alias(meetingRecord, 'of_seller')

const keys: Record<(typeof recordSorts)[number], SortKey> = {
  time: { by: sql`(${fairSlot.day} || ' ' || ${fairSlot.starts})`, kind: 'text' },
  buyer: { by: sql`lower(${buyer.company_en})`, kind: 'text' },
  seller: { by: sql`lower(${seller.company_en})`, kind: 'text' },
}

const party = (side: typeof buyer | typeof seller) => ({
  id: side.id,
  side: side.side,
  en: side.company_en,
  ko: side.company_ko,
  country: side.country,
  sector: side.sector,
})

/** Meetings with both companies and their records. */
const meetingsWhere = (db: Db, match: SQL | undefined, key: SQL<string>) =>
  db
    .select({
      id: meeting.id,
      key,
      slot: { id: fairSlot.id, day: fairSlot.day, starts: fairSlot.starts, ends: fairSlot.ends },
      year: fairSlot.year,
      booth: fairBooth.number,
      buyer: party(buyer),
      seller: party(seller),
      buyer_missed: sql<boolean>`${meeting.buyer_missed_at} is not null`,
      seller_missed: sql<boolean>`${meeting.seller_missed_at} is not null`,
      of_buyer: { said: ofBuyer.said, sent_at: ofBuyer.sent_at },
      of_seller: { said: ofSeller.said, sent_at: ofSeller.sent_at },
    })
    .from(meeting)
    .innerJoin(fairSlot, eq(fairSlot.id, meeting.slot_id))
    .innerJoin(buyer, eq(buyer.id, meeting.buyer_id))
    .innerJoin(seller, eq(seller.id, meeting.seller_id))
    .leftJoin(fairBooth, eq(fairBooth.id, meeting.booth_id))
    .leftJoin(ofBuyer, and(eq(ofBuyer.meeting_id, meeting.id), eq(ofBuyer.participant_id, meeting.buyer_id)))
    .leftJoin(ofSeller, and(eq(ofSeller.meeting_id, meeting.id), eq(ofSeller.participant_id, meeting.seller_id)))
    .where(match)
    .$dynamic()
type Found = Awaited<ReturnType<typeof meetingsWhere>>[number]

const recordOf = (record: Found['of_buyer']) =>
  record ? { ...record.said, sent_at: record.sent_at.toISOString() } : null
const shownParty = ({ en, ko, ...rest }: Found['buyer']) => ({ ...rest, company: { en, ko: ko || en } })

const shown = (row: Found): BothRecords => ({
  id: row.id,
  slot: row.slot,
  booth: row.booth ?? '',
  buyer: shownParty(row.buyer),
  seller: shownParty(row.seller),
  said: { buyer: recordOf(row.of_buyer), seller: recordOf(row.of_seller) },
  missed: { buyer: row.buyer_missed, seller: row.seller_missed },
})

/** Whether either side's record has a value in a field. */
const eitherHas = (field: string, value: string) =>
  or(sql`${ofBuyer.said} ->> ${field} = ${value}`, sql`${ofSeller.said} ->> ${field} = ${value}`)
const differs = (field: string) => sql`${ofBuyer.said} ->> ${field} <> ${ofSeller.said} ->> ${field}`
const bothHeld = sql`(${ofBuyer.said} ->> 'held')::boolean and (${ofSeller.said} ->> 'held')::boolean`

const states: Record<NonNullable<RecordFilters['said']>, SQL | undefined> = {
  both: and(isNotNull(ofBuyer.said), isNotNull(ofSeller.said)),
  one: sql`(${ofBuyer.said} is null) <> (${ofSeller.said} is null)`,
  none: and(isNull(ofBuyer.said), isNull(ofSeller.said)),
}

/** Meetings that should have taken place, of any year: in both calendars, begun, and not of test companies. */
const shouldHaveBeen = (now: Date) =>
  and(inArray(meeting.status, [...heldStatuses]), begunBy(now), eq(buyer.is_test, false))

/** Meetings of a year's fair, or of this year's. */
const ofYear = async (db: Db, now: Date, year?: number) =>
  eq(fairSlot.year, year ?? (await findCurrent(db, now))?.year ?? 0)

const having = (q: string) => {
  const pattern = searchedBy(q)
  return or(like(buyer.search, pattern), like(seller.search, pattern))
}

const matching = ({ q, day, said: state, held, importance, contract, differ }: RecordFilters) =>
  and(
    q ? having(q) : undefined,
    day ? eq(fairSlot.day, day) : undefined,
    state && states[state],
    held ? eitherHas('held', String(held === 'yes')) : undefined,
    importance ? eitherHas('importance', importance) : undefined,
    contract ? eitherHas('contract', contract) : undefined,
    // The same rule as in `differencesOf`.
    differ ? or(differs('held'), and(bothHeld, or(differs('type'), differs('contract')))) : undefined,
  )

/** The meetings that should have taken place, with both records, a page at a time. Three queries. */
export async function listRecords(
  db: Db,
  now: Date,
  { cursor, per_page, sort, exact, ...filters }: Parsed<typeof fairRecordDesk.list>['query'],
): Promise<Data<typeof fairRecordDesk.list>> {
  const match = and(shouldHaveBeen(now), await ofYear(db, now, filters.year), matching(filters))
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, meeting.id, { cursor, per_page, descending })
  const found = await meetingsWhere(db, and(match, set.where ?? undefined), set.key)
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(found)
  const total = await countRows(db, meetingsWhere(db, match, set.key), { exact })
  return { items: rows.map(shown), total, next, previous }
}

/** One meeting with both records, when each side was last reminded, and whether it is of this year's fair. Throws 404. */
export async function showRecords(db: Db, now: Date, id: string): Promise<Data<typeof fairRecordDesk.detail>> {
  const [row] = await meetingsWhere(db, and(shouldHaveBeen(now), eq(meeting.id, id)), sql<string>`''`)
  if (!row) throw new Refusal(404, 'general.notFound')
  const reminders = await db
    .select({ id: recordReminder.participant_id, at: sql<string>`max(${recordReminder.sent_at})` })
    .from(recordReminder)
    .where(inArray(recordReminder.participant_id, [row.buyer.id, row.seller.id]))
    .groupBy(recordReminder.participant_id)
  const last = (who: string) => {
    const at = reminders.find((each) => each.id === who)?.at
    return at ? new Date(at).toISOString() : null
  }
  const is_current = row.year === (await findCurrent(db, now))?.year
  return { ...shown(row), reminded: { buyer: last(row.buyer.id), seller: last(row.seller.id) }, is_current }
}

/** The companies of this year's fair that lack a record of a meeting that should have taken place. Two queries. */
export const whoOwesRecords = (db: Db, now: Date): Promise<string[]> => silentIn(db, now, { filters: {} })

/**
 * The companies that lack a record of some of these meetings, either the selected ones or all that match. Only of this year's
 * fair, because records of a former year are read-only. Two queries.
 */
export async function silentIn(
  db: Db,
  now: Date,
  chosen: Parsed<typeof fairRecordDesk.remind>['body'],
): Promise<string[]> {
  const match =
    'ids' in chosen
      ? inArray(meeting.id, chosen.ids)
      : and(chosen.filters.year ? eq(fairSlot.year, chosen.filters.year) : undefined, matching(chosen.filters))
  const rows = await meetingsWhere(db, and(shouldHaveBeen(now), await ofYear(db, now), match), sql<string>`''`)
  const silent = rows.flatMap((row) => [
    ...(recordOf(row.of_buyer) ? [] : [row.buyer.id]),
    ...(recordOf(row.of_seller) ? [] : [row.seller.id]),
  ])
  return [...new Set(silent)].toSorted()
}
