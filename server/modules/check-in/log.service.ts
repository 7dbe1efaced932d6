import { and, count, desc, eq, gt, inArray, max, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { checkIn } from '#contract/check-in'
import type { Data, Parsed } from '#contract/endpoint'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { booking } from '#server/modules/booking/booking.table'
import { travelersCount } from '#server/modules/booking/list.service'
import { Refusal } from '#server/refusal'
import { checkInScan } from './check-in.table'
import { gatesOf, type Staff } from './gates.service'
import { logRows, shownScan } from './log.rows'

const onDay = (site: Site, day: string) => and(eq(checkInScan.site, site), eq(checkInScan.day, day))

/**
 * Returns a page of a day's scans at the caller's gates, latest first; three queries. Throws 403 `gate.notAssigned` for another
 * gate.
 */
export async function listScans(
  db: Db,
  staff: Staff,
  site: Site,
  { lang, day, gate_id, page, per_page }: Parsed<typeof checkIn.scans>['query'],
): Promise<Data<typeof checkIn.scans>> {
  const gates = (await gatesOf(db, staff, site)).map(({ id }) => id)
  if (gate_id && !gates.includes(gate_id)) throw new Refusal(403, 'gate.notAssigned')
  const condition = and(onDay(site, day), inArray(checkInScan.gate_id, gate_id ? [gate_id] : gates))
  const rows = await logRows(db)
    .where(condition)
    .orderBy(desc(checkInScan.seq))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db.select({ total: count() }).from(checkInScan).where(condition)
  return { items: rows.map((row) => shownScan(row, lang)), page, per_page, total: all?.total ?? 0 }
}

const other = alias(checkInScan, 'other')
/** Groups the scans of one conflict: the booking, or the scan itself if there is none. */
const subject = sql<string>`coalesce(${checkInScan.booking_id}, ${checkInScan.id})`

/** Conflicts that concern one of the gates: at that gate, or of a booking that it admitted people for. */
const concerns = (gates: readonly string[]): SQL | undefined =>
  gates.length === 0
    ? sql`false`
    : sql`(${inArray(checkInScan.gate_id, [...gates])} or exists (select from ${checkInScan} as "other"
        where ${other.booking_id} = ${checkInScan.booking_id} and ${inArray(other.gate_id, [...gates])} and ${other.admits} > 0))`

/** Returns the gates that admitted people of a conflict's booking; one query. */
export async function gatesInConflict(
  db: Db,
  { booking_id, gate_id }: { booking_id: string | null; gate_id: string },
): Promise<string[]> {
  if (!booking_id) return [gate_id]
  const rows = await db
    .selectDistinct({ id: checkInScan.gate_id })
    .from(checkInScan)
    .where(and(eq(checkInScan.booking_id, booking_id), gt(checkInScan.admits, 0)))
  return rows.map(({ id }) => id)
}

/** Returns a page of a day's conflicts that concern the caller's gates, each with all its scans; five queries. */
export async function listConflicts(
  db: Db,
  staff: Staff,
  site: Site,
  { lang, day, page, per_page }: Parsed<typeof checkIn.conflicts>['query'],
): Promise<Data<typeof checkIn.conflicts>> {
  const gates = (await gatesOf(db, staff, site)).map(({ id }) => id)
  const condition = and(onDay(site, day), checkInScan.conflict, concerns(gates))
  const found = await db
    .select({ subject, last: max(checkInScan.seq) })
    .from(checkInScan)
    .where(condition)
    .groupBy(subject)
    .orderBy(desc(max(checkInScan.seq)))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db
    .select({ total: sql<number>`count(distinct ${subject})::int` })
    .from(checkInScan)
    .where(condition)
  const ids = found.map((each) => each.subject)
  const rows = await logRows(db)
    .where(sql`(${inArray(checkInScan.booking_id, ids)} or ${inArray(checkInScan.id, ids)})`)
    .orderBy(checkInScan.seq)
  const parties = await db
    .select({ id: booking.id, party_size: travelersCount })
    .from(booking)
    .where(inArray(booking.id, ids))
  const items = ids.flatMap((id) => {
    const own = rows.filter(({ scan }) => (scan.booking_id ?? scan.id) === id)
    const [first] = own
    if (!first) return []
    return {
      reservation_number: first.scan.reservation_number,
      tour_id: first.scan.tour_id,
      party_size: parties.find((party) => party.id === id)?.party_size ?? 0,
      admitted: own.reduce((sum, { scan }) => sum + scan.admits, 0),
      scans: own.map((row) => shownScan(row, lang)),
    }
  })
  return { items, page, per_page, total: all?.total ?? 0 }
}
