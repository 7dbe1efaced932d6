import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { OrderStatus } from '#contract/order'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { moveSeats } from '#server/modules/catalog/seats.service'
import { Refusal } from '#server/refusal'
import { order } from './booking.table'
import { endOrder, giveUpOrder } from './order-end.service'
import { mailEnded } from './order-mail.service'
import { bookingsOf, lockOrder } from './rows.service'

/** Orders whose seats are held for a limited time. One that is being confirmed is left alone: its payment may be in progress. */
const held = ['draft', 'awaiting_payment', 'awaiting_deposit'] as const satisfies OrderStatus[]
/** Orders of one round, so that a server that returns after a long time does not take all of them together. */
const batch = 200

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** Ends one order if its hold has run out; returns false if it has not, or if another transaction has locked it. */
async function expireOne({ db, clock, jobs }: ServiceDeps, id: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const [row] = await tx
      .select()
      .from(order)
      .where(and(eq(order.id, id), inArray(order.status, held), lte(order.hold_expires_at, at)))
      .for('update', { skipLocked: true })
    if (!row) return false
    const whole = { order: row, bookings: await bookingsOf(tx, [id]) }
    await moveSeats(tx, await endOrder(tx, whole, 'expired', { actor: 'system', at, reason: 'expired' }))
    if (row.status !== 'draft') await mailEnded({ jobs }, tx, whole, 'expired')
    return true
  })
}

/**
 * Releases the seats, coupons and points of every order whose hold has run out, each in its own transaction; two servers can
 * run it concurrently (product §4). Returns how many orders it ended.
 */
export async function expireHolds(deps: ServiceDeps): Promise<number> {
  const due = await deps.db
    .select({ id: order.id })
    .from(order)
    .where(and(inArray(order.status, held), lte(order.hold_expires_at, deps.clock.now())))
    .orderBy(asc(order.hold_expires_at))
    .limit(batch)
  let ended = 0
  for (const { id } of due) if (await expireOne(deps, id)) ended++
  return ended
}

/**
 * Gives up an order that is not paid and releases its seats immediately. Repeating the call changes nothing. Throws 404 for
 * another account's order and 409 `booking.cannotAbandon` once it is paid or a payment may be in progress.
 */
export async function abandonOrder(
  { db, clock, jobs }: ServiceDeps,
  accountId: string,
  id: string,
): Promise<{ status: OrderStatus }> {
  return transaction(db, async (tx) => {
    const whole = await lockOrder(tx, id, accountId)
    if (!whole) throw new Refusal(404, 'booking.notFound')
    const { status } = whole.order
    if (status === 'cancelled' || status === 'expired') return { status }
    if (status === 'confirming' || status === 'paid') throw new Refusal(409, 'booking.cannotAbandon')
    const at = clock.now()
    await giveUpOrder({ jobs }, tx, whole, { actor: accountId, at, reason: 'abandoned' })
    return { status: 'cancelled' }
  })
}
