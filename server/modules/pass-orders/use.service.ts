import { and, asc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { dayInSeoul, daysOf, instantInSeoul, monthOf, msPerDay } from '#contract/days'
import type { PassUse } from '#contract/pass/desk'
import type { Db } from '#server/db/connect'
import { affiliateNames } from '#server/modules/pass/affiliates.service'
import { pass, passVisit } from './passes.table'

/** The start of a Seoul month, and its exclusive end. */
function spanOf(month: string) {
  const { from, to } = monthOf(`${month}-01`)
  return { from: instantInSeoul(from), before: new Date(instantInSeoul(to).getTime() + msPerDay) }
}

const inSeoul = sql`${passVisit.at} at time zone 'Asia/Seoul'`
const visits = sql<number>`count(*)::int`

/** Visits counted by a key, in the database. */
const countedBy = (db: Db, by: SQL<string>, during: SQL | undefined) =>
  db.select({ key: by, visits }).from(passVisit).where(during).groupBy(by).orderBy(asc(by))

type Counted = Awaited<ReturnType<typeof countedBy>>

/** Every key from the first to the last that was counted, 0 where there were no visits: a chart over time has no gaps. */
function withoutGaps(counted: Counted, between: (first: string, last: string) => readonly string[]): Counted {
  const [first, last] = [counted[0], counted.at(-1)]
  if (!first || !last) return []
  const found = new Map(counted.map(({ key, visits: count }) => [key, count]))
  return between(first.key, last.key).map((key) => ({ key, visits: found.get(key) ?? 0 }))
}
const daysBetweenKeys = (from: string, to: string) => daysOf({ from, to })
const hoursBetweenKeys = (from: string, to: string) =>
  Array.from({ length: Number(to) - Number(from) + 1 }, (_, nth) => String(Number(from) + nth).padStart(2, '0'))

/** The use of passes in a Seoul month: five queries, for any number of visits. */
export async function useOf(db: Db, now: Date, month = dayInSeoul(now).slice(0, 7)): Promise<PassUse> {
  const { from, before } = spanOf(month)
  const during = and(gte(passVisit.at, from), lt(passVisit.at, before))
  const [sold] = await db
    .select({ passes: visits, won: sql<number>`coalesce(sum(${pass.price_won}), 0)::float8` })
    .from(pass)
    .where(and(gte(pass.bought_at, from), lt(pass.bought_at, before), isNull(pass.returned_at)))
  const days = await countedBy(db, sql<string>`to_char(${inSeoul}, 'YYYY-MM-DD')`, during)
  const hours = await countedBy(db, sql<string>`to_char(${inSeoul}, 'HH24')`, during)
  const adults = sql<number>`count(*) filter (where ${pass.person} = 'adult')::int`
  const saved = sql<number>`sum(${passVisit.saved_won})::float8`
  const rows = await db
    .select({ id: passVisit.affiliate_id, visits, adults, saved_won: saved })
    .from(passVisit)
    .innerJoin(pass, eq(pass.id, passVisit.pass_id))
    .where(during)
    .groupBy(passVisit.affiliate_id)
    .orderBy(sql`count(*) desc`, asc(passVisit.affiliate_id))
  const names = await affiliateNames(
    db,
    rows.map(({ id }) => id),
  )
  return {
    month,
    sold: sold?.passes ?? 0,
    sold_won: sold?.won ?? 0,
    visits: rows.reduce((sum, each) => sum + each.visits, 0),
    saved_won: rows.reduce((sum, each) => sum + each.saved_won, 0),
    days: withoutGaps(days, daysBetweenKeys).map(({ key, visits: count }) => ({ day: key, visits: count })),
    hours: withoutGaps(hours, hoursBetweenKeys).map(({ key, visits: count }) => ({ hour: Number(key), visits: count })),
    affiliates: rows.map((row) => ({
      ...{ id: row.id, adults: row.adults, visits: row.visits, saved_won: row.saved_won },
      children: row.visits - row.adults,
      name: names.get(row.id) ?? { en: '', ko: '' },
    })),
  }
}
