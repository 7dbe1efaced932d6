import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { dropPayments } from '#server/modules/payment/payment.service'
import { Refusal } from '#server/refusal'
import { returnBenefits } from './claim'
import { isBoothOrder } from './order-path.service'
import { lockOrder, type OrderRow, type WholeOrder } from './rows.service'
import { changeOrder } from './states.service'

/** Refuses an order that its owner can no longer change: 409, or 410 `booking.expired` when its time has run out. */
export function refuseClosed({ status, hold_expires_at }: OrderRow, now: Date): void {
  if (status === 'expired') throw new Refusal(410, 'booking.expired')
  if (status === 'cancelled') throw new Refusal(409, 'booking.alreadyCancelled')
  if (status !== 'draft' && status !== 'awaiting_payment') throw new Refusal(409, 'booking.alreadySubmitted')
  if (!hold_expires_at || hold_expires_at <= now) throw new Refusal(410, 'booking.expired')
}

/**
 * Turns an order that waits for its card payment into a draft again: its payment is dropped, because the amount may change. The
 * caller has locked it.
 */
export async function reopened(tx: Db, whole: WholeOrder, now: Date): Promise<WholeOrder> {
  if (whole.order.status === 'draft') return whole
  await dropPayments(tx, whole.order.id, 'superseded')
  await returnBenefits(tx, whole.order, now)
  await changeOrder(tx, whole.order, 'draft', { payment_method: null })
  return { ...whole, order: { ...whole.order, status: 'draft', payment_method: null } }
}

/**
 * Runs `work` on the member's locked order. An order that waits for its card payment becomes a draft again first. Throws 404
 * for another account's order, 409 `quotation.priceAgreed` for one with an agreed price, `mice.boothOrder` for a booth, and
 * what `refuseClosed` throws.
 */
export function changingDraft<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
  work: (tx: Db, whole: WholeOrder, now: Date) => Promise<T>,
): Promise<T> {
  return transaction(db, async (tx) => {
    const whole = await lockOrder(tx, id, accountId)
    if (!whole) throw new Refusal(404, 'booking.notFound')
    const now = clock.now()
    refuseClosed(whole.order, now)
    if (whole.order.quotation_id) throw new Refusal(409, 'quotation.priceAgreed')
    if (isBoothOrder(whole.order)) throw new Refusal(409, 'mice.boothOrder')
    return work(tx, await reopened(tx, whole, now), now)
  })
}
