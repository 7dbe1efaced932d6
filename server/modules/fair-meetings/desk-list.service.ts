import { and, eq, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Data, Parsed } from '#contract/endpoint'
import { answerHours, type DeskMeeting, type fairMeetingDesk, type meetingSorts } from '#contract/fair/meeting-desk'
import type { Db } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import type { Deps } from '#server/deps'
import { currentEdition, editionOf } from '#server/modules/fair/edition.service'
import { fairBooth, fairSlot } from '#server/modules/fair/edition.table'
import { participant } from '#server/modules/fair/participant.table'
import { asParty, type Party, partiesOf } from '#server/modules/fair/party.service'
import { searchedBy } from '#server/modules/fair/search.service'
import { type MeetingRow, meeting } from './meeting.table'

const buyer = alias(participant, 'buyer')
const seller = alias(participant, 'seller')

const keys: Record<(typeof meetingSorts)[number], SortKey> = {
  updated_at: { by: meeting.updated_at, kind: 'instant' },
  time: { by: sql`${fairSlot.day} || ' ' || ${fairSlot.starts}`, kind: 'text' },
  buyer: { by: sql`lower(${buyer.company_en})`, kind: 'text' },
  seller: { by: sql`lower(${seller.company_en})`, kind: 'text' },
}

/** Statuses in which one of the two companies has to answer. */
const answered = ['requested', 'cancel_requested', 'admin_matching'] as const satisfies MeetingRow['status'][]

/** The instant before which an unanswered request is late. */
const lateSince = (now: Date): Date => new Date(now.getTime() - answerHours * 3_600_000)

/** A meeting as the office sees it. */
export function deskMeeting(
  row: MeetingRow,
  { buyer, seller, slot, now }: { buyer: Party; seller: Party; slot: DeskMeeting['slot']; now: Date },
): DeskMeeting {
  const { id, status, status_at, updated_at, asked_by, reason, version } = row
  return {
    id,
    buyer: asParty(buyer),
    seller: asParty(seller),
    slot,
    booth: seller.booth,
    status,
    status_at: status_at.toISOString(),
    asked_by,
    reason,
    missed: { buyer: row.buyer_missed_at !== null, seller: row.seller_missed_at !== null },
    is_late: answered.some((each) => each === status) && status_at < lateSince(now),
    is_test: buyer.is_test,
    updated_at: updated_at.toISOString(),
    version,
  }
}

/** Ids with the sort key of the list, joined with everything it is searched by. */
const joined = (db: Db, key: SQL<string>) =>
  db
    .select({ id: meeting.id, key: key.as('key') })
    .from(meeting)
    .innerJoin(fairSlot, eq(fairSlot.id, meeting.slot_id))
    .innerJoin(buyer, eq(buyer.id, meeting.buyer_id))
    .innerJoin(seller, eq(seller.id, meeting.seller_id))
    .leftJoin(fairBooth, eq(fairBooth.id, seller.booth_id))
    .$dynamic()

/**
 * The meetings of a year's fair, a page at a time; those of test companies only if requested. At most seven queries. Throws 404
 * for a year without a fair.
 */
export async function listMeetings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    year: requestedYear,
    cursor,
    per_page,
    sort,
    exact,
    q,
    day,
    status,
    hall,
    sector,
    country,
    late,
    test,
  }: Parsed<typeof fairMeetingDesk.list>['query'],
): Promise<Data<typeof fairMeetingDesk.list>> {
  const now = clock.now()
  const { year, slots } =
    requestedYear === undefined ? await currentEdition(db, now) : await editionOf(db, now, requestedYear)
  const words = q && searchedBy(q)
  const match = and(
    eq(fairSlot.year, year),
    eq(buyer.is_test, test === '1'),
    day ? eq(fairSlot.day, day) : undefined,
    status ? eq(meeting.status, status) : undefined,
    hall ? eq(fairBooth.hall, hall) : undefined,
    sector ? or(eq(buyer.sector, sector), eq(seller.sector, sector)) : undefined,
    country ? or(eq(buyer.country, country), eq(seller.country, country)) : undefined,
    late ? and(inArray(meeting.status, [...answered]), lt(meeting.status_at, lateSince(now))) : undefined,
    words ? or(like(buyer.search, words), like(seller.search, words)) : undefined,
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, meeting.id, { cursor, per_page, descending })
  const found = await joined(db, set.key)
    .where(and(match, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows: page, next, previous } = set.page(found)
  const ids = page.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await db.select().from(meeting).where(inArray(meeting.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const parties = await partiesOf(db, [...new Set(rows.flatMap((row) => [row.buyer_id, row.seller_id]))])
  const items = ids.flatMap((id) => {
    const row = byId.get(id)
    const slot = slots.find((each) => each.id === row?.slot_id)
    const [one, other] = [parties.get(row?.buyer_id ?? ''), parties.get(row?.seller_id ?? '')]
    return row && slot && one && other ? [deskMeeting(row, { buyer: one, seller: other, slot, now })] : []
  })
  return { items, total: await countRows(db, joined(db, set.key).where(match), { exact }), next, previous }
}
