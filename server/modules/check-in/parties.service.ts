import { and, asc, eq, exists, gt, ilike, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { checkIn, Party } from '#contract/check-in'
import type { Data, Parsed } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { voucherStatuses } from '#contract/voucher'
import type { Db } from '#server/db/connect'
import { anywhere } from '#server/db/pattern'
import { booking, order } from '#server/modules/booking/booking.table'
import { travelersCount } from '#server/modules/booking/list.service'
import { Refusal } from '#server/refusal'
import { checkInScan } from './check-in.table'
import { admitted } from './counts.service'
import { gatesOf, type Staff } from './gates.service'
import { logRows, shownScan } from './log.rows'

const states: Record<'all' | 'waiting' | 'in', SQL | undefined> = {
  all: undefined,
  waiting: sql`${admitted} < ${travelersCount}`,
  in: sql`${admitted} > 0`,
}

const partyRows = (db: Db) =>
  db
    .select({ booking, name: order.representative_name, party_size: travelersCount, admitted })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))

type PartyRow = Awaited<ReturnType<typeof partyRows>>[number]

const shownParty = ({ booking: row, name, party_size, admitted }: PartyRow, lang: Lang): Party => ({
  ...row,
  representative_name: name,
  tour_id: row.product_id,
  tour_name: row.product_name[lang],
  option_name: row.option_name[lang],
  party_size,
  admitted,
})

/** A column of the booking's order, looked up per booking, so that other days are not read. */
const inOrder = (column: PgColumn) => sql`(select ${column} from ${order} where ${order.id} = ${booking.order_id})`

/** Bookings whose name or number contains the text, except those that ended unpaid. */
function found(q: string) {
  const pattern = anywhere(q)
  return and(
    or(ilike(booking.reservation_number, pattern), sql`${inOrder(order.representative_name)} ilike ${pattern}`),
    or(ne(booking.status, 'cancelled'), isNotNull(inOrder(order.paid_at))),
  )
}

/**
 * Returns a page of a day's reservations on the caller's tours, by departure and number; three queries. Names are shown only
 * online, and only searched here (product §4). Throws 403 `gate.notAssigned` for another tour.
 */
export async function listParties(
  db: Db,
  staff: Staff,
  site: Site,
  { lang, day, tour_id, start_time, q, state, page, per_page }: Parsed<typeof checkIn.parties>['query'],
): Promise<Data<typeof checkIn.parties>> {
  const tours = [...new Set((await gatesOf(db, staff, site)).map((gate) => gate.tour_id))]
  if (tour_id && !tours.includes(tour_id)) throw new Refusal(403, 'gate.notAssigned')
  const condition = and(
    inArray(booking.product_id, tour_id ? [tour_id] : tours),
    eq(booking.date, day),
    start_time ? eq(booking.start_time, start_time) : undefined,
    q ? found(q) : inArray(booking.status, [...voucherStatuses]),
    states[state],
  )
  const inTurn = [asc(booking.start_time), asc(booking.reservation_number)]
  // First select the page, then its details: nothing is looked up for rows of other pages.
  const shown = db
    .select({ id: booking.id })
    .from(booking)
    .where(condition)
    .orderBy(...inTurn)
    .limit(per_page)
    .offset((page - 1) * per_page)
  const rows = await partyRows(db)
    .where(inArray(booking.id, shown))
    .orderBy(...inTurn)
  const total = await db.$count(booking, condition)
  return { items: rows.map((row) => shownParty(row, lang)), page, per_page, total }
}

/**
 * Returns a reservation of the caller's tours, or one admitted at one of the caller's gates, with all its scans. Throws 404
 * `gate.notFound`.
 */
export async function showParty(
  db: Db,
  staff: Staff,
  site: Site,
  { number, lang }: { number: string; lang: Lang },
): Promise<Data<typeof checkIn.party>> {
  const gates = await gatesOf(db, staff, site)
  const scanned = db
    .select({ id: checkInScan.id })
    .from(checkInScan)
    .where(
      and(
        eq(checkInScan.booking_id, booking.id),
        inArray(
          checkInScan.gate_id,
          gates.map(({ id }) => id),
        ),
        gt(checkInScan.admits, 0),
      ),
    )
  const ofTour = inArray(
    booking.product_id,
    gates.map((gate) => gate.tour_id),
  )
  const [row] = await partyRows(db).where(
    and(
      eq(booking.reservation_number, number.toUpperCase()),
      isNotNull(order.submitted_at),
      or(ofTour, exists(scanned)),
    ),
  )
  if (!row) throw new Refusal(404, 'gate.notFound')
  const scans = await logRows(db).where(eq(checkInScan.booking_id, row.booking.id)).orderBy(asc(checkInScan.seq))
  return { party: shownParty(row, lang), scans: scans.map((scan) => shownScan(scan, lang)) }
}
