import { type Db, transaction, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { reviveOrder } from '#server/modules/booking/revive.service'
import { lockOrder, type WholeOrder } from '#server/modules/booking/rows.service'
import { changeOrder } from '#server/modules/booking/states.service'
import { captured, claimRow, type PaymentRow, paymentsOf } from '#server/modules/payment/payment.service'
import { Refusal } from '#server/refusal'
import { done, failed, type Outcome, refused } from './outcome'

/** What the payment window returned; never trusted. */
export interface Confirmation {
  paymentKey: string
  orderId: string
  amount: number
}

/** Whether this caller asks the provider, another caller already does, or there is nothing to ask. */
export type Claim =
  | { kind: 'mine'; payment: PaymentRow }
  | { kind: 'busy'; payment: PaymentRow }
  /** The provider must first confirm that the key belongs to this order. */
  | { kind: 'unvouched' }
  | { kind: 'answer'; outcome: Outcome }

const answer = (outcome: Outcome): Claim => ({ kind: 'answer', outcome })

/** Returns the order with its seats held: an expired order takes its seats again first. */
async function seated(tx: Db, whole: WholeOrder, now: Date): Promise<WholeOrder> {
  return whole.order.status === 'expired' ? reviveOrder(tx, whole, now) : whole
}

async function claim(
  tx: Db,
  now: Date,
  { paymentKey, orderId, amount }: Confirmation,
  isVouched: boolean,
): Promise<Claim> {
  const whole = await lockOrder(tx, orderId)
  if (!whole) return answer(refused('payment.notFound'))
  const { order } = whole
  const payments = await paymentsOf(tx, orderId)
  const ofKey = payments.find(({ payment_key }) => payment_key === paymentKey)
  if (ofKey?.status === 'failed') return answer(failed(ofKey))
  const open = payments.find(({ status }) => status === 'created')
  // Also true after a refund: the page that a payment returns to can be loaded again.
  const isDone = ofKey !== undefined && captured.has(ofKey.status)
  if (order.status === 'cancelled' && payments.length > 0 && !isDone) return answer(refused('payment.expired'))
  if (amount !== order.amount_won) return answer(refused('payment.amountMismatch'))
  if (isDone || (order.status === 'paid' && payments.length > 0)) return answer(done)
  const running = payments.find(({ status }) => status === 'confirming')
  if (running) return { kind: 'busy', payment: running }
  if (!open) return answer(refused('payment.notFound'))
  if (open.amount_won !== amount) return answer(refused('payment.amountMismatch'))
  if (!isVouched) return { kind: 'unvouched' }
  const { order: held } = await seated(tx, whole, now)
  const claimed = await claimRow(tx, now, open.id, paymentKey)
  if (!claimed) throw new Refusal(409, 'general.conflict')
  await changeOrder(tx, held, 'confirming')
  return { kind: 'mine', payment: claimed }
}

/**
 * Decides who asks the provider to confirm an order's payment: `created → confirming` by a conditional update, with amount and
 * order compared to what was stored and the seats held. When it returns, nothing has been asked or charged. A key that the
 * provider has not vouched for claims nothing: knowing number and amount does not make the caller the payer.
 */
export async function claimPayment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  confirmation: Confirmation,
  isVouched: boolean,
): Promise<Claim> {
  try {
    return await transaction(db, (tx) => claim(tx, clock.now(), confirmation, isVouched))
  } catch (error) {
    // The key belongs to the payment of another order.
    if (uniqueViolation(error, 'payment_key')) return answer(refused('payment.notFound'))
    if (!(error instanceof Refusal)) throw error
    return answer(refused(error.code === 'booking.soldOut' ? 'payment.soldOut' : 'payment.expired'))
  }
}
