import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { addDays, daysLater, instantInSeoul } from '#contract/days'
import type { Db } from '#server/db/connect'
import { booking, order } from '#server/modules/booking/booking.table'
import { openStatuses } from '#server/modules/booking/own-holds.service'
import type { BookingRow, WholeOrder } from '#server/modules/booking/rows.service'
import { findOrder } from '#server/modules/booking/view.service'
import { departure } from '#server/modules/catalog/catalog.table'
import type { DepartureKey } from '#server/modules/catalog/seats.service'
import { Refusal } from '#server/refusal'
import { guest } from './guest.table'

export type GuestRow = typeof guest.$inferSelect

/** Finds a guest. Throws 404 for an account that is not a guest's. */
export async function findGuest(db: Db, accountId: string): Promise<GuestRow> {
  const [row] = await db.select().from(guest).where(eq(guest.account_id, accountId))
  if (!row) throw new Refusal(404, 'booking.notFound')
  return row
}

interface OwnReservation {
  whole: WholeOrder
  booking: BookingRow
}

/** The guest's reservation: the last order made in this visit, with its one booking; null if there is none. */
export async function findReservation(db: Db, accountId: string): Promise<OwnReservation | null> {
  const [row] = await db
    .select({ id: order.id })
    .from(order)
    .where(eq(order.account_id, accountId))
    .orderBy(desc(order.created_at), desc(order.id))
    .limit(1)
  const whole = row && (await findOrder(db, accountId, row.id))
  const [first] = whole?.bookings ?? []
  return whole && first ? { whole, booking: first } : null
}

/** Like `findReservation`, but throws 404 if there is none. */
export async function ownReservation(db: Db, accountId: string): Promise<OwnReservation> {
  const own = await findReservation(db, accountId)
  if (!own) throw new Refusal(404, 'booking.notFound')
  return own
}

/** The guest whose reservation has this number and was made with this address, or null. */
export async function guestByNumber(db: Db, reservation_number: string, email: string): Promise<GuestRow | null> {
  const [row] = await db
    .select({ guest })
    .from(booking)
    .innerJoin(guest, eq(guest.account_id, booking.account_id))
    .where(and(eq(booking.reservation_number, reservation_number), eq(guest.email, email)))
  return row?.guest ?? null
}

/** Unfinished orders of a departure made with the same address, in this visit or an earlier one. */
export const earlierOrders = (
  db: Db,
  { email, site }: Pick<GuestRow, 'email' | 'site'>,
  { option_id, date, start_time }: DepartureKey,
): Promise<{ id: string; account_id: string }[]> =>
  db
    .select({ id: order.id, account_id: guest.account_id })
    .from(order)
    .innerJoin(guest, eq(guest.account_id, order.account_id))
    .innerJoin(booking, eq(booking.order_id, order.id))
    .innerJoin(departure, eq(departure.id, booking.departure_id))
    .where(
      and(
        eq(guest.email, email),
        eq(guest.site, site),
        inArray(order.status, openStatuses),
        eq(departure.option_id, option_id),
        eq(departure.date, date),
        eq(departure.start_time, start_time),
      ),
    )
    .orderBy(asc(order.id))

/** Days after the tour for which links and visits open a reservation (product §4). */
const linkDays = 14

/** Until when links open a reservation of a tour on this Seoul day. A link mailed later still lasts for a week. */
export function linkEnds(date: string, now: Date): Date {
  const after = instantInSeoul(addDays(date, linkDays + 1))
  const week = daysLater(now, 7)
  return new Date(Math.max(after.getTime(), week.getTime()))
}
