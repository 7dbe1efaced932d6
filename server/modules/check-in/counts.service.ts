import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { GateCount } from '#contract/check-in-gate'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { booking } from '#server/modules/booking/booking.table'
import { checkInScan } from './check-in.table'

/** How many people of a booking are in, whichever gate or day it was; looked up for each booking by itself. */
export const admitted = sql<number>`(select coalesce(sum(${checkInScan.admits}), 0)::int from ${checkInScan}
  where ${checkInScan.booking_id} = ${booking.id})`

/** What a day's log comes to for each gate, up to a line of it or all of it: sums over the log and nothing else. One query. */
export async function countsOf(
  db: Db,
  { site, day, until, gates }: { site: Site; day: string; until?: number; gates?: readonly string[] },
): Promise<GateCount[]> {
  const { tour_id, gate_id } = checkInScan
  return db
    .select({
      tour_id,
      gate_id,
      admitted: sql<number>`sum(${checkInScan.admits})::int`,
      refused: sql<number>`sum(${checkInScan.refuses})::int`,
      conflicts: sql<number>`(count(*) filter (where ${checkInScan.conflict}))::int`,
    })
    .from(checkInScan)
    .where(
      and(
        eq(checkInScan.site, site),
        eq(checkInScan.day, day),
        until === undefined ? undefined : lte(checkInScan.seq, until),
        gates && inArray(gate_id, [...gates]),
      ),
    )
    .groupBy(tour_id, gate_id)
}
