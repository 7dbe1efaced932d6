import { and, count, eq, sql } from 'drizzle-orm'
import type { FairTurnout } from '#contract/fair/turnout'
import type { Db } from '#server/db/connect'
import { findCurrent } from './edition.service'
import { participant } from './participant.table'

const ofSide = (side: 'buyer' | 'seller') => sql<number>`count(*) filter (where ${participant.side} = ${side})::int`

/** The number of approved companies in this year's fair, without test companies (product §3, §4). */
export async function turnout(db: Db, now: Date): Promise<FairTurnout> {
  const found = await findCurrent(db, now)
  if (!found) return { buyers: 0, sellers: 0, countries: [], sectors: [] }
  const counted = and(
    eq(participant.year, found.year),
    eq(participant.status, 'approved'),
    eq(participant.is_test, false),
  )
  const sectors = await db
    .select({ sector: participant.sector, buyers: ofSide('buyer'), sellers: ofSide('seller') })
    .from(participant)
    .where(counted)
    .groupBy(participant.sector)
    .orderBy(sql`count(*) desc`, participant.sector)
  const countries = await db
    .select({ country: participant.country, companies: count() })
    .from(participant)
    .where(and(counted, eq(participant.side, 'buyer')))
    .groupBy(participant.country)
    .orderBy(sql`count(*) desc`, participant.country)
  const sum = (side: 'buyers' | 'sellers') => sectors.reduce((all, each) => all + each[side], 0)
  return { buyers: sum('buyers'), sellers: sum('sellers'), countries, sectors }
}
