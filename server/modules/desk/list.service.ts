import { and, count, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { desk, deskSorts } from '#contract/desk'
import type { Parsed } from '#contract/endpoint'
import type { BookingStatus } from '#contract/order'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
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
  /** Conditions on the bookings alone, and on their orders. */
  own: SQL | undefined
  ordered: SQL | undefined
  back: Parsed<typeof desk.list>['query']['refund']
}

/** The number of bookings of each status. Without a condition on orders, drafts are subtracted, so that an index is enough. */
async function countsOf(db: Db, { own, ordered, back }: Narrowed): Promise<{ status: BookingStatus; count: number }[]> {
  const counts = db.select({ status: booking.status, count: count() }).from(booking).$dynamic()
  if (ordered || back) {
    const submitted = counts.innerJoin(order, eq(order.id, booking.order_id))
    const refunded = back ? submitted.innerJoin(refund, and(liveRefund, eq(refund.status, back))) : submitted
    return refunded.where(and(isNotNull(order.submitted_at), own, ordered)).groupBy(booking.status)
  }
  const every = db
    .select({ status: booking.status, bookings: count().as('bookings') })
    .from(booking)
    .where(own)
    .groupBy(booking.status)
    .as('every')
  const draft = db
    .select({ status: booking.status, drafts: count().as('drafts') })
    .from(order)
    .innerJoin(booking, eq(booking.order_id, order.id))
    .where(and(isNull(order.submitted_at), own))
    .groupBy(booking.status)
    .as('draft')
  const submitted = sql<number>`(${every.bookings} - coalesce(${draft.drafts}, 0))::int`
  const rows = await db
    .select({ status: every.status, count: submitted })
    .from(every)
    .leftJoin(draft, eq(draft.status, every.status))
  return rows.filter((row) => row.count > 0)
}

/**
 * Lists bookings of all members, without drafts, by page, with the number of each status. Three queries, whatever the number of
 * rows.
 */
export async function listDesk(
  db: Db,
  { cursor, per_page, sort, lang, status, q, site, product_id, date, refund: back }: Parsed<typeof desk.list>['query'],
): Promise<z.input<typeof desk.list.data>> {
  const own = and(
    product_id === undefined ? undefined : eq(booking.product_id, product_id),
    date === undefined ? undefined : eq(booking.date, date),
    q ? having(db, q) : undefined,
  )
  const ordered = site && eq(order.site, site)
  const match = and(isNotNull(order.submitted_at), own, ordered, back && eq(refund.status, back))
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
  const counted = await countsOf(db, { own, ordered, back })
  const { rows, next, previous } = set.page(found)
  const counts: Partial<Record<BookingStatus, number>> = Object.fromEntries(
    counted.map((each) => [each.status, each.count]),
  )
  const total = counted.reduce((sum, each) => (status && each.status !== status ? sum : sum + each.count), 0)
  return {
    items: rows.map(({ booking: row, order: paid, refund: own, travelers }) => ({
      id: row.id,
      order_id: row.order_id,
      site: paid.site,
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
    total,
    next,
    previous,
    counts,
    failed_refunds: await db.$count(refund, eq(refund.status, 'failed')),
  }
}
