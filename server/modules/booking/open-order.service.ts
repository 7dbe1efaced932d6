import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { dropPayments } from '#server/modules/payment/payment.service'
import { Refusal } from '#server/refusal'
import { returnBenefits } from './claim'
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
 * Runs `work` on the member's order while it is locked. An order that waits for its card payment becomes a
 * draft again first: its payment is given up, because the amount may change. Throws 404 for an order of somebody else,
 * 409 `quotation.priceAgreed` for one whose price was agreed, and what `refuseClosed` throws.
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
    if (whole.order.status === 'draft') return work(tx, whole, now)
    await dropPayments(tx, id, 'superseded')
    await returnBenefits(tx, whole.order, now)
    await changeOrder(tx, whole.order, 'draft', { payment_method: null })
    return work(tx, { ...whole, order: { ...whole.order, status: 'draft', payment_method: null } }, now)
  })
}
