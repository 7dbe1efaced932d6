import { and, count, desc, eq, ilike, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { desk } from '#contract/desk'
import type { Parsed } from '#contract/endpoint'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { anywhere } from '#server/db/pattern'
import { booking, order } from '#server/modules/booking/booking.table'
import { travellersCount } from '#server/modules/booking/list.service'
import { refund } from '#server/modules/cancellation/refund.table'

const liveRefund = and(eq(refund.booking_id, booking.id), ne(refund.status, 'declined'))

/** Bookings of every member, the newest first, drafts aside. Three queries, however many rows. */
export async function listDesk(
  db: Db,
  { page, per_page, lang, status, q, product_id, date, refund: back }: Parsed<typeof desk.list>['query'],
): Promise<z.input<typeof desk.list.data>> {
  const pattern = q ? anywhere(q) : null
  const wanted = and(
    isNotNull(order.submitted_at),
    status && eq(booking.status, status),
    product_id === undefined ? undefined : eq(booking.product_id, product_id),
    date === undefined ? undefined : eq(booking.date, date),
    back && eq(refund.status, back),
    pattern
      ? or(
          ilike(booking.reservation_number, pattern),
          ilike(order.representative_name, pattern),
          sql`${booking.product_name}->>'en' ilike ${pattern}`,
          sql`${booking.product_name}->>'ko' ilike ${pattern}`,
        )
      : undefined,
  )
  const rows = await db
    .select({ booking, order, refund, travellers: travellersCount })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .leftJoin(refund, liveRefund)
    .where(wanted)
    .orderBy(desc(booking.created_at), desc(booking.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db
    .select({ total: count() })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .leftJoin(refund, liveRefund)
    .where(wanted)
  return {
    items: rows.map(({ booking: row, order: paid, refund: own, travellers }) => ({
      id: row.id,
      order_id: row.order_id,
      reservation_number: row.reservation_number,
      status: row.status,
      order_status: paid.status,
      product_id: row.product_id,
      product_name: row.product_name[lang],
      date: row.date,
      start_time: row.start_time,
      number_of_travelers: travellers,
      representative_name: paid.representative_name,
      amount_won: row.amount_won,
      payment_method: paid.payment_method,
      hold_expires_at: paid.hold_expires_at?.toISOString() ?? null,
      refund: own && own.status !== 'declined' ? { amount_won: own.amount_won, status: own.status, to: own.to } : null,
      created_at: row.created_at.toISOString(),
    })),
    page,
    per_page,
    total: all?.total ?? 0,
    failed_refunds: await db.$count(refund, eq(refund.status, 'failed')),
  }
}
