import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { anywhere } from '#server/db/pattern'
import { type Audited, mostAudited } from '#server/modules/accounts/audited.types'
import { booking, bookingWords, order, orderWords } from './booking.table'

/** Reservations in the audit log, by number, title and the person who booked; each half uses its own index. */
export const auditedBookings: Audited = {
  kind: 'reservation',
  uuid: false,
  find: (db, q) => {
    const pattern = anywhere(q.toLowerCase())
    const own = db
      .select({ id: booking.reservation_number })
      .from(booking)
      .where(sql`${bookingWords(booking)} like ${pattern}`)
      .limit(mostAudited)
    const ordered = db
      .select({ id: booking.reservation_number })
      .from(order)
      .innerJoin(booking, eq(booking.order_id, order.id))
      .where(and(isNotNull(order.submitted_at), sql`${orderWords(order)} like ${pattern}`))
      .limit(mostAudited)
    return own.union(ordered)
  },
  name: (db, ids) =>
    db
      .select({
        id: booking.reservation_number,
        page: sql<string>`${booking.id}::text`,
        en: booking.reservation_number,
        ko: booking.reservation_number,
      })
      .from(booking)
      .where(inArray(booking.reservation_number, ids)),
}

/** Orders in the audit log, which deposits belong to. */
export const auditedOrders: Audited = {
  kind: 'order',
  uuid: false,
  find: (db, q) =>
    db
      .select({ id: order.id })
      .from(order)
      .where(and(isNotNull(order.submitted_at), sql`${orderWords(order)} like ${anywhere(q.toLowerCase())}`))
      .limit(mostAudited),
  name: (db, ids) => db.select({ id: order.id, en: order.id, ko: order.id }).from(order).where(inArray(order.id, ids)),
}
