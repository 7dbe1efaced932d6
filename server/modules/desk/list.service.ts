import { and, eq, exists, inArray, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm'
import type { desk, deskSorts } from '#contract/desk'
import type { Parsed } from '#contract/endpoint'
import { type BookingStatus, bookingStatuses } from '#contract/order'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import { booking, bookingWords, order, orderWords } from '#server/modules/booking/booking.table'
import { travelersCount } from '#server/modules/booking/list.service'
import { refund } from '#server/modules/cancellation/refund.table'

const liveRefund = and(eq(refund.booking_id, booking.id), ne(refund.status, 'declined'))

const keys: Record<(typeof deskSorts)[number], SortKey> = {
  created_at: { by: booking.created_at, kind: 'instant' },
  date: { by: booking.date, kind: 'day' },
}

/** Phone numbers are stored without the separators between their digits. */
export const asKept = (q: string) => (/^[\d\s()+.-]{6,}$/.test(q) ? q.replaceAll(/[\s().-]/g, '') : q)

/** Bookings whose number, product or order contains the words: each half uses its own index. */
function having(db: Db, q: string) {
  const pattern = anywhere(q.toLowerCase())
  const own = db
    .select({ id: booking.id })
    .from(booking)
    .where(sql`${bookingWords(booking)} like ${pattern}`)
  const ordered = db
    .select({ id: booking.id })
    .from(order)
    .innerJoin(booking, eq(booking.order_id, order.id))
    // The index has submitted orders only.
    .where(and(isNotNull(order.submitted_at), sql`${orderWords(order)} like ${anywhere(asKept(q).toLowerCase())}`))
  return inArray(booking.id, own.unionAll(ordered))
}

interface Narrowed {
  /** Conditions on the bookings alone. */
  own: SQL | undefined
  back: Parsed<typeof desk.list>['query']['refund']
  /** Only bookings of this status. */
  only: BookingStatus | undefined
}

/** The statuses of the bookings to count. Without a condition on refunds only drafts are looked up, because there are few. */
function statusesOf(db: Db, { own, back, only }: Narrowed) {
  const statuses = db.select({ status: booking.status }).from(booking).$dynamic()
  const match = and(own, only && eq(booking.status, only))
  if (back)
    return statuses
      .innerJoin(order, eq(order.id, booking.order_id))
      .innerJoin(refund, and(liveRefund, eq(refund.status, back)))
      .where(and(isNotNull(order.submitted_at), match))
  const draft = db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.id, booking.order_id), isNull(order.submitted_at)))
  return statuses.where(and(not(exists(draft)), match))
}

/**
 * Lists bookings of all members, without drafts, by page, with the number of each status. Three queries, four for many rows.
 */
export async function listDesk(
  db: Db,
  {
    cursor,
    per_page,
    sort,
    exact,
    lang,
    status,
    q,
    site,
    product_id,
    date,
    refund: back,
  }: Parsed<typeof desk.list>['query'],
): Promise<z.input<typeof desk.list.data>> {
  const own = and(
    site && eq(booking.site, site),
    product_id === undefined ? undefined : eq(booking.product_id, product_id),
    date === undefined ? undefined : eq(booking.date, date),
    q ? having(db, q) : undefined,
  )
  const match = and(isNotNull(order.submitted_at), own, back && eq(refund.status, back))
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, booking.id, { cursor, per_page, descending })
  const found = await db
    .select({ id: booking.id, key: set.key, booking, order, refund, travelers: travelersCount })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.order_id))
    .leftJoin(refund, liveRefund)
    .where(and(match, status && eq(booking.status, status), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const counted = await countByStatus(db, bookingStatuses, (only) => statusesOf(db, { own, back, only }), {
    status,
    exact,
  })
  const { rows, next, previous } = set.page(found)
  return {
    items: rows.map(({ booking: row, order: paid, refund: own, travelers }) => ({
      id: row.id,
      order_id: row.order_id,
      site: row.site,
      reservation_number: row.reservation_number,
      status: row.status,
      order_status: paid.status,
      product_id: row.product_id,
      product_name: row.product_name[lang],
      date: row.date,
      start_time: row.start_time,
      number_of_travelers: travelers,
      representative_name: paid.representative_name,
      email: paid.email,
      contact: paid.contact,
      amount_won: row.amount_won,
      payment_method: paid.payment_method,
      hold_expires_at: paid.hold_expires_at?.toISOString() ?? null,
      refund: own && own.status !== 'declined' ? { amount_won: own.amount_won, status: own.status, to: own.to } : null,
      created_at: row.created_at.toISOString(),
    })),
    ...counted,
    next,
    previous,
    failed_refunds: await db.$count(refund, eq(refund.status, 'failed')),
  }
}
