import { and, asc, count, desc, eq, inArray, isNotNull, ne, not, notInArray, or, sql } from 'drizzle-orm'
import {
  type BookingSummary,
  type booking as contract,
  type ShownStatus,
  shownStatuses,
  type When,
} from '#contract/booking'
import { dayInSeoul } from '#contract/days'
import type { Lang } from '#contract/languages'
import type { Refund } from '#contract/order'
import type { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import { pictureOf, productFaces } from '#server/modules/catalog/faces.service'
import { Refusal } from '#server/refusal'
import { booking, bookingLine, order } from './booking.table'
import { historyOf } from './history.service'
import { noTripSites } from './order-path.service'
import { findOrder, viewOrder } from './view.service'

/** The number of travelers on a booking, counted by the database. */
export const travelersCount = sql<number>`coalesce(${booking.party}, (select coalesce(sum(${bookingLine.quantity}), 0)::int from ${bookingLine}
  where ${bookingLine.booking_id} = ${booking.id}))`

const refundSummary = (refund: Refund | undefined): BookingSummary['refund'] =>
  refund ? { amount_won: refund.amount_won, points: refund.points, status: refund.status } : null

interface ListFilters {
  page: number
  per_page: number
  status?: ShownStatus
  when?: When
  lang: Lang
}

/**
 * Lists the member's trips: upcoming ones by departure, then past ones, latest first. Drafts that ended before they were
 * submitted are left out, as nothing was reserved; booths and passes have pages of their own.
 */
export async function listBookings(
  { db, clock, settings, hooks }: Pick<Deps, 'db' | 'clock' | 'settings' | 'hooks'>,
  accountId: string,
  { page, per_page, status, when, lang }: ListFilters,
): Promise<z.input<typeof contract.list.data>> {
  const now = clock.now()
  const upcoming = sql<boolean>`(${booking.status} <> 'cancelled' and ${booking.date} >= ${dayInSeoul(now)})`
  const mine = and(
    eq(booking.account_id, accountId),
    or(ne(booking.status, 'cancelled'), isNotNull(order.submitted_at)),
    notInArray(order.site, [...noTripSites]),
    status && inArray(booking.status, shownStatuses[status]),
    when && (when === 'upcoming' ? upcoming : not(upcoming)),
  )
  const departure = sql`${booking.date} || ${booking.start_time}`
  const rows = await db
    .select({ booking, order, travelers: travelersCount, upcoming })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(mine)
    .orderBy(desc(upcoming), asc(sql`case when ${upcoming} then ${departure} end`), desc(departure), desc(booking.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db
    .select({ total: count() })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .where(mine)
  const refunds = await hooks.refundsOf({ db, settings }, [...new Set(rows.map((row) => row.booking.order_id))])
  const faces = await productFaces(db, [...new Set(rows.map((row) => row.booking.product_id))])
  return {
    items: rows.map((row) => ({
      id: row.booking.id,
      order_id: row.booking.order_id,
      reservation_number: row.booking.reservation_number,
      status: row.booking.status,
      cancel_reason: row.booking.cancel_reason,
      product_id: row.booking.product_id,
      product_name: row.booking.product_name[lang],
      picture: pictureOf(faces.get(row.booking.product_id)?.picture, lang),
      date: row.booking.date,
      start_time: row.booking.start_time,
      number_of_travelers: row.travelers,
      amount_won: row.booking.amount_won,
      created_at: row.booking.created_at.toISOString(),
      when: row.upcoming ? 'upcoming' : 'past',
      quotation_id: row.order.quotation_id,
      hold_expires_at: row.order.hold_expires_at?.toISOString() ?? null,
      refund: refundSummary(refunds.get(row.booking.id)),
    })),
    page,
    per_page,
    total: all?.total ?? 0,
    answered_at: now.toISOString(),
  }
}

/** Returns one booking of the member with its order. Throws 404 for another account's booking. */
export async function showBooking(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'hooks'>,
  accountId: string,
  id: string,
  lang: Lang,
): Promise<z.input<typeof contract.detail.data>> {
  const [row] = await deps.db
    .select({ order_id: booking.order_id })
    .from(booking)
    .where(and(eq(booking.id, id), eq(booking.account_id, accountId)))
  if (!row) throw new Refusal(404, 'booking.notFound')
  const shown = await viewOrder(deps, await findOrder(deps.db, accountId, row.order_id), lang)
  const found = shown.bookings.find((each) => each.id === id)
  if (!found) throw new Refusal(404, 'booking.notFound')
  return { booking: found, order: shown, history: await historyOf(deps.db, id, accountId) }
}
