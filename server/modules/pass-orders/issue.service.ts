import { and, eq, isNull } from 'drizzle-orm'
import { passProductId } from '#contract/catalog'
import { passTypes } from '#contract/pass/pass-type'
import type { Db } from '#server/db/connect'
import { wholeOrders } from '#server/modules/booking/rows.service'
import { changeStatus } from '#server/modules/booking/states.service'
import { passTypeOf } from '#server/modules/catalog/pass-product.service'
import { departureKeys } from '#server/modules/catalog/seats.service'
import { Refusal } from '#server/refusal'
import { pass } from './passes.table'

/** Issues the passes of a paid order without a confirmation; does nothing for other orders. */
export async function issuePasses(tx: Db, orderId: string, now: Date): Promise<void> {
  const [whole] = await wholeOrders(tx, [orderId])
  const bookings = whole?.bookings.filter(({ product_id }) => product_id === passProductId) ?? []
  const accountId = whole?.order.account_id
  if (bookings.length === 0 || !accountId) return
  const keys = await departureKeys(
    tx,
    bookings.map(({ departure_id }) => departure_id),
  )
  await tx.insert(pass).values(
    bookings.map((each) => {
      const type = passTypeOf(keys.get(each.departure_id)?.option_id ?? '')
      const [line] = each.lines
      if (!type || !line) throw new Error(`Booking ${each.id} is of no pass`)
      const { kind, amount } = passTypes[type]
      return {
        ...{ number: each.reservation_number, account_id: accountId, order_id: orderId, booking_id: each.id, type },
        person: line.band === 'child' ? ('child' as const) : ('adult' as const),
        price_won: each.amount_won,
        bought_at: now,
        valid_until: each.date,
        visits_left: kind === 'visits' ? amount : null,
      }
    }),
  )
  await changeStatus(tx, bookings, 'confirmed', { actor: 'system', at: now })
}

/** Refuses to cancel a booking whose pass was used. Throws 409 `pass.begun` (product §4). */
export async function refuseBegun(db: Db, bookingId: string): Promise<void> {
  const [found] = await db.select({ started_at: pass.started_at }).from(pass).where(eq(pass.booking_id, bookingId))
  if (found?.started_at) throw new Refusal(409, 'pass.begun')
}

/**
 * Blocks the pass of a booking that is to be canceled. Its row is locked until the transaction ends, so that a concurrent scan
 * comes before or after. Throws 409 `pass.begun` for a used pass (product §4).
 */
export async function returnPass(tx: Db, bookingId: string, now: Date): Promise<void> {
  const [found] = await tx.select({ id: pass.id }).from(pass).where(eq(pass.booking_id, bookingId))
  if (!found) return
  const [returned] = await tx
    .update(pass)
    .set({ returned_at: now })
    .where(and(eq(pass.id, found.id), isNull(pass.started_at)))
    .returning({ id: pass.id })
  if (!returned) throw new Refusal(409, 'pass.begun')
}

/** Unblocks the pass of a booking that is not canceled after all. */
export async function keepPass(tx: Db, bookingId: string): Promise<void> {
  await tx.update(pass).set({ returned_at: null }).where(eq(pass.booking_id, bookingId))
}
