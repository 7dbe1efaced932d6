import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { GateCount } from '#contract/check-in-gate'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { booking } from '#server/modules/booking/booking.table'
import { checkInScan } from './check-in.table'

/** People of a booking admitted so far, at any gate on any day; looked up per booking. */
export const admitted = sql<number>`(select coalesce(sum(${checkInScan.admits}), 0)::int from ${checkInScan}
  where ${checkInScan.booking_id} = ${booking.id})`

/** Sums a day's log for each gate, completely or up to the line `until`. One query. */
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
