import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import { type reservationDesk, reservationDeskLimits } from '#contract/reservation-desk'
import type { Db } from '#server/db/connect'
import { booking, bookingLine, bookingTraveler, order } from '#server/modules/booking/booking.table'
import { travelersCount } from '#server/modules/booking/list.service'
import { productFaces } from '#server/modules/catalog/faces.service'
import { Refusal } from '#server/refusal'
import { noteTexts } from './notes.service'

/** Paid, and not finally canceled: these people may come. */
const expected = inArray(booking.status, ['requested', 'confirmed', 'cancel_requested'])

function byBooking<R extends { booking_id: string }>(rows: readonly R[]): Map<string, R[]> {
  const found = new Map<string, R[]>()
  for (const row of rows) {
    const own = found.get(row.booking_id)
    if (own) own.push(row)
    else found.set(row.booking_id, [row])
  }
  return found
}

/** Lists the departures of a day with expected people, by time. One statement. */
export async function listManifests(
  db: Db,
  { date, lang }: { date: string; lang: Lang },
): Promise<Data<typeof reservationDesk.manifests>> {
  const name = sql<string>`max(${booking.product_name} ->> ${lang}::text)`
  const items = await db
    .select({
      product_id: booking.product_id,
      product_name: name,
      start_time: booking.start_time,
      reservations: count(),
      people: sql<number>`sum(${travelersCount})::int`,
    })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(and(eq(booking.date, date), expected))
    .groupBy(booking.product_id, booking.start_time)
    .orderBy(asc(booking.start_time), asc(booking.product_id))
  return { items }
}

/** Returns everyone expected on a day of a product, by time and number. Six statements. Throws 404 for an unknown product. */
export async function showManifest(
  db: Db,
  productId: string,
  { date, lang }: { date: string; lang: Lang },
): Promise<Data<typeof reservationDesk.manifest>> {
  const face = (await productFaces(db, [productId])).get(productId)
  if (!face) throw new Refusal(404, 'general.notFound')
  const match = and(eq(booking.product_id, productId), eq(booking.date, date), expected)
  const rows = await db
    .select({ booking, order, people: travelersCount })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(match)
    .orderBy(asc(booking.start_time), asc(booking.reservation_number))
    .limit(reservationDeskLimits.manifest)
  const ids = rows.map((row) => row.booking.id)
  if (rows.length === 0) return { product_name: face.name[lang], items: [], total: 0 }
  const lines = await db
    .select()
    .from(bookingLine)
    .where(inArray(bookingLine.booking_id, ids))
    .orderBy(asc(bookingLine.position))
  const travelers = await db
    .select()
    .from(bookingTraveler)
    .where(inArray(bookingTraveler.booking_id, ids))
    .orderBy(asc(bookingTraveler.position))
  const linesBy = byBooking(lines)
  const travelersBy = byBooking(travelers)
  const notes = await noteTexts(db, ids)
  return {
    product_name: face.name[lang],
    total: rows.length < reservationDeskLimits.manifest ? rows.length : await db.$count(booking, match),
    items: rows.map(({ booking: row, order: of, people }) => ({
      id: row.id,
      reservation_number: row.reservation_number,
      status: row.status,
      start_time: row.start_time,
      option_name: row.option_name[lang],
      representative_name: of.representative_name,
      contact: of.contact,
      lang: of.lang,
      nationality: of.nationality,
      people,
      lines: (linesBy.get(row.id) ?? []).map(({ band, quantity }) => ({ band, quantity })),
      travelers: (travelersBy.get(row.id) ?? []).map((each) => each.name),
      luggage_count: row.luggage_count,
      arrival_flight: row.arrival_flight,
      departure_address: row.departure_address,
      request: row.request,
      notes: notes.get(row.id) ?? [],
    })),
  }
}
