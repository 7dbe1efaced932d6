import { and, count, eq, inArray, isNotNull, isNull, like, min, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Data, Parsed } from '#contract/endpoint'
import { countriesOf } from '#contract/fair/continent'
import type { fairParticipantsDesk, ParticipantRow, participantSorts } from '#contract/fair/participant-desk'
import type { Db } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { findCurrent } from './edition.service'
import { fairBooth } from './edition.table'
import { participant } from './participant.table'
import { searchedBy } from './search.service'

const keys: Record<(typeof participantSorts)[number], SortKey> = {
  created_at: { by: participant.created_at, kind: 'instant' },
  company: { by: sql`lower(${participant.company_en})`, kind: 'text' },
}

/** Matches the words in companies, people or addresses. */
function having(db: Db, q: string) {
  const pattern = searchedBy(q)
  const companies = db.select({ id: participant.id }).from(participant).where(like(participant.search, pattern))
  const person = alias(account, 'person')
  const people = db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.area, 'business'), like(sql`lower(${person.name} || ' ' || ${person.email})`, pattern)))
  return or(inArray(participant.id, companies), inArray(participant.account_id, people))
}

/** The registrations of a year's fair, a page at a time; test companies only if requested. Four queries. */
export async function listParticipants(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    year,
    cursor,
    per_page,
    sort,
    exact,
    q,
    side,
    status,
    country,
    continent,
    sector,
    booth,
    test,
  }: Parsed<typeof fairParticipantsDesk.list>['query'],
): Promise<Data<typeof fairParticipantsDesk.list>> {
  const shownYear = year ?? (await findCurrent(db, clock.now()))?.year
  const match = and(
    shownYear === undefined ? undefined : eq(participant.year, shownYear),
    eq(participant.is_test, test === '1'),
    side ? eq(participant.side, side) : undefined,
    status ? eq(participant.status, status) : undefined,
    country ? eq(participant.country, country) : undefined,
    continent ? inArray(participant.country, countriesOf(continent)) : undefined,
    sector ? eq(participant.sector, sector) : undefined,
    booth === 'given' ? isNotNull(participant.booth_id) : undefined,
    booth === 'none' ? and(isNull(participant.booth_id), eq(participant.side, 'seller')) : undefined,
    q ? having(db, q) : undefined,
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, participant.id, { cursor, per_page, descending })
  const found = await db
    .select({
      id: participant.id,
      key: set.key,
      side: participant.side,
      status: participant.status,
      status_at: participant.status_at,
      is_test: participant.is_test,
      company_en: participant.company_en,
      company_ko: participant.company_ko,
      country: participant.country,
      sector: participant.sector,
      name: account.name,
      email: account.email,
      booth: fairBooth.number,
      created_at: participant.created_at,
    })
    .from(participant)
    .innerJoin(account, eq(account.id, participant.account_id))
    .leftJoin(fairBooth, eq(fairBooth.id, participant.booth_id))
    .where(and(match, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(found)
  const items = rows.map(
    ({ key: _, status_at, created_at, ...row }): ParticipantRow => ({
      ...row,
      booth: row.booth ?? '',
      status_at: status_at.toISOString(),
      created_at: created_at.toISOString(),
    }),
  )
  const matches = db.select({ id: participant.id }).from(participant).where(match)
  return { items, total: await countRows(db, matches, { exact }), next, previous }
}

/** What waits for the office of this year's fair, and since when. Three queries. */
export async function waitingForOffice({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<Data<typeof fairParticipantsDesk.waiting>> {
  const year = (await findCurrent(db, clock.now()))?.year ?? 0
  const noBooth = sql<boolean>`${participant.status} = 'approved'`
  const rows = await db
    .select({ status: participant.status, count: count(), since: min(participant.status_at) })
    .from(participant)
    .where(
      and(
        eq(participant.year, year),
        eq(participant.is_test, false),
        sql`(${participant.status} in ('submitted', 'revision') or (${noBooth} and ${participant.side} = 'seller' and ${participant.booth_id} is null))`,
      ),
    )
    .groupBy(participant.status)
  const of = (status: ParticipantRow['status']) => {
    const row = rows.find((each) => each.status === status)
    return { count: row?.count ?? 0, since: row?.since?.toISOString() ?? null }
  }
  return { submitted: of('submitted'), revision: of('revision'), no_booth: of('approved') }
}
