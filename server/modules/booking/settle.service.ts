import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { spendCoupons } from '#server/modules/benefits/coupons.service'
import { departureKeys, moveSeats } from '#server/modules/catalog/seats.service'
import { booking } from './booking.table'
import { mailPaid, mailServiceDesk } from './order-mail.service'
import { confirming, type WholeOrder } from './rows.service'
import { changeOrder, changeStatus } from './states.service'

/** Announces that an order is placed, so that its lines can leave the owner's cart. */
export async function orderPlaced(
  { hooks }: Pick<Deps, 'hooks'>,
  tx: Db,
  at: Date,
  { order, bookings }: WholeOrder,
): Promise<void> {
  if (!order.account_id) return
  const keys = await departureKeys(
    tx,
    bookings.map(({ departure_id }) => departure_id),
  )
  const bought = bookings.flatMap(({ departure_id, lines }) => {
    const key = keys.get(departure_id)
    return key ? lines.map(({ band, quantity }) => ({ ...key, band, quantity })) : []
  })
  await hooks.orderPlaced({ db: tx, now: at }, order.account_id, bought)
}

/**
 * Marks the order as paid: its seats are taken permanently, its bookings are requested, its coupons are used up, its cart lines
 * are removed, and the person is notified. The caller has locked the order.
 */
export async function settleOrder(
  deps: Pick<Deps, 'jobs' | 'hooks'>,
  tx: Db,
  whole: WholeOrder,
  at: Date,
  actor: string,
): Promise<void> {
  const { order, bookings } = whole
  await moveSeats(tx, confirming(bookings))
  await tx.update(booking).set({ seat_state: 'confirmed' }).where(eq(booking.order_id, order.id))
  await changeStatus(tx, bookings, 'requested', { actor, at, reason: 'paid' })
  await spendCoupons(tx, at, order.id)
  await changeOrder(tx, order, 'paid', { paid_at: at, hold_expires_at: null })
  await orderPlaced(deps, tx, at, whole)
  await deps.hooks.orderPaid({ db: tx, now: at }, order.id)
  const paid = { ...order, paid_at: at }
  await mailPaid(deps, tx, { order: paid, bookings })
  for (const each of bookings) if (each.service) await mailServiceDesk(deps, tx, paid, each, false)
}
