import { and, asc, count, eq, like, sql } from 'drizzle-orm'
import type { Parsed } from '#contract/endpoint'
import type { fairBadgeDesk } from '#contract/fair/badge'
import type { FairSide } from '#contract/fair/sectors'
import type { Db } from '#server/db/connect'
import { participant } from './participant.table'
import { searchedBy } from './search.service'

/** The representative of a company. */
export interface Person {
  id: string
  name_en: string
  name_ko: string
  position: string
}

/** The representatives of the approved companies of a year that match, by company name; test companies only if requested. */
export async function peopleOf(
  db: Db,
  year: number,
  { q, side, country, sector, id, test }: Parsed<typeof fairBadgeDesk.papers>['query'],
): Promise<Person[]> {
  const rows = await db
    .select({
      id: participant.id,
      name_en: participant.name_en,
      name_ko: participant.name_ko,
      profile: participant.profile,
    })
    .from(participant)
    .where(
      and(
        eq(participant.year, year),
        eq(participant.status, 'approved'),
        eq(participant.is_test, test === '1'),
        id ? eq(participant.id, id) : undefined,
        side ? eq(participant.side, side) : undefined,
        country ? eq(participant.country, country) : undefined,
        sector ? eq(participant.sector, sector) : undefined,
        q ? like(participant.search, searchedBy(q)) : undefined,
      ),
    )
    .orderBy(sql`lower(${participant.company_en})`, asc(participant.id))
  return rows.map(({ profile, ...row }) => ({ ...row, position: profile.position }))
}

/** The number of approved companies of a year on each side. */
export async function countSides(db: Db, year: number, isTest: boolean): Promise<Record<FairSide, number>> {
  const rows = await db
    .select({ side: participant.side, companies: count() })
    .from(participant)
    .where(and(eq(participant.year, year), eq(participant.status, 'approved'), eq(participant.is_test, isTest)))
    .groupBy(participant.side)
  const of = (side: FairSide) => rows.find((row) => row.side === side)?.companies ?? 0
  return { buyer: of('buyer'), seller: of('seller') }
}
