import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import { dayInSeoul, instantInSeoul, msPerDay } from '#contract/days'
import type { PassGates, ScanCount } from '#contract/pass/desk'
import { type PassRefusal, passRefusals } from '#contract/pass/gate'
import type { Db } from '#server/db/connect'
import { affiliateNames } from '#server/modules/pass/affiliates.service'
import { passScan } from './passes.table'

const result = sql`${passScan.answer}->>'result'`
const scans = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`
const refused = Object.fromEntries(passRefusals.map((each) => [each, scans(sql`${result} = ${each}`)])) as Record<
  PassRefusal,
  SQL<number>
>

const counted = {
  admitted: scans(sql`${result} = 'valid'`),
  refused,
  late: scans(sql`${passScan.late}`),
  refused_later: scans(sql`${passScan.late} and ${result} <> 'valid'`),
  staff: sql<number>`count(distinct ${passScan.staff_id})::int`,
}

type Counted = Omit<ScanCount, 'refused'> & { refused: Record<PassRefusal, number> }

const shown = ({ refused: by, admitted, late, refused_later, staff }: Counted): ScanCount => ({
  ...{ admitted, late, refused_later, staff },
  refused: passRefusals.flatMap((each) => (by[each] > 0 ? [{ result: each, scans: by[each] }] : [])),
})

/** Today's scans at the affiliates and in all, the affiliate with the latest scan first. Two queries (product §2). */
export async function passGatesToday(db: Db, now: Date): Promise<PassGates> {
  const day = dayInSeoul(now)
  const from = instantInSeoul(day)
  const rows = await db
    // A person who scans at two affiliates is one of all staff: counted here, not summed. That row has no affiliate.
    .select({ id: sql<string | null>`${passScan.affiliate_id}`, last: sql<string>`max(${passScan.at})`, ...counted })
    .from(passScan)
    .where(and(gte(passScan.at, from), lt(passScan.at, new Date(from.getTime() + msPerDay))))
    .groupBy(sql`rollup (${passScan.affiliate_id})`)
    .orderBy(sql`max(${passScan.at}) desc`, sql`${passScan.affiliate_id}`)
  const all = rows.find(({ id }) => id === null)
  if (!all) throw new Error('the totals were not counted')
  const names = await affiliateNames(
    db,
    rows.flatMap(({ id }) => id ?? []),
  )
  return {
    day,
    all: shown(all),
    affiliates: rows.flatMap((row) =>
      row.id === null
        ? []
        : [
            {
              ...{ id: row.id, name: names.get(row.id) ?? { en: '', ko: '' } },
              ...{ ...shown(row), last_scan_at: new Date(row.last).toISOString() },
            },
          ],
    ),
  }
}
