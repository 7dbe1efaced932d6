import { and, eq } from 'drizzle-orm'
import { hasVoucher } from '#contract/voucher'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { booking } from './booking.table'
import { isTripOrder } from './order-path.service'
import type { BookingRow, OrderRow } from './rows.service'
import { findOrder } from './view.service'

/** A paid booking that takes place, with its order (product §4). */
export interface PaidBooking {
  order: OrderRow
  booking: BookingRow
}

/**
 * Returns the member's booking if it is paid and takes place. Throws 404 for another account's booking, 409 `voucher.unpaid`
 * before it is paid and `voucher.cancelled` once it is canceled or its cancellation is requested.
 */
export async function findPaidBooking(db: Db, accountId: string, id: string): Promise<PaidBooking> {
  const [row] = await db
    .select({ order_id: booking.order_id })
    .from(booking)
    .where(and(eq(booking.id, id), eq(booking.account_id, accountId)))
  if (!row) throw new Refusal(404, 'booking.notFound')
  const { order, bookings } = await findOrder(db, accountId, row.order_id)
  const found = bookings.find((each) => each.id === id)
  // A booth has no voucher, and a pass a code of its own.
  if (!found || !isTripOrder(order)) throw new Refusal(404, 'booking.notFound')
  if (hasVoucher(found.status)) return { order, booking: found }
  const ended = found.status === 'cancelled' || found.status === 'cancel_requested'
  throw new Refusal(409, ended ? 'voucher.cancelled' : 'voucher.unpaid')
}
