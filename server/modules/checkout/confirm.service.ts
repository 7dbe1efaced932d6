import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '#server/deps'
import { findPayment, type PaymentRow, staleAfter } from '#server/modules/payment/payment.service'
import { type Confirmation, claimPayment } from './claim.service'
import { finishPayment, resumePayment } from './finish.service'
import { done, failed, isAbsent, type Outcome, refused } from './outcome'

/** How often a later request checks the result of the first, in milliseconds, and at most how many times. */
const look = { every: 150, times: 500, claims: 20 } as const

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks' | 'payments' | 'log'>

/**
 * Waits for the result of a confirmation that another request is running, here or in another process; null if that used another
 * key and failed.
 */
async function awaitOther(deps: ServiceDeps, own: PaymentRow, paymentKey: string): Promise<Outcome | null> {
  for (let looked = 0; looked < look.times; looked++) {
    const now = await findPayment(deps.db, own.id)
    if (now?.status === 'done') return done
    if (now?.status === 'failed') return now.payment_key === paymentKey ? failed(now) : null
    if (deps.clock.now().getTime() - (own.confirming_at?.getTime() ?? 0) > staleAfter) return resumePayment(deps, own)
    await pause(look.every)
  }
  return refused('payment.pending')
}

/**
 * Returns why a key does not belong to this order and amount according to the provider, or null. If the provider cannot be
 * reached the key is accepted: the confirmation decides.
 */
async function strangeKey(
  { payments }: ServiceDeps,
  { paymentKey, orderId, amount }: Confirmation,
): Promise<Outcome | null> {
  const lookup = await payments.get(paymentKey)
  if (isAbsent(lookup)) return refused('payment.notFound')
  if (lookup.kind !== 'ok') return null
  if (lookup.payment.orderId !== orderId) return refused('payment.notFound')
  return lookup.payment.totalAmount === amount ? null : refused('payment.amountMismatch')
}

/**
 * Confirms a payment that the person has approved: compares order and amount with what was stored, asks the provider whose key
 * it is, holds the seats, claims the payment, and only then lets the provider charge. Repeating it is harmless and returns the
 * same outcome (product §4, §7).
 */
export async function confirmPayment(deps: ServiceDeps, confirmation: Confirmation): Promise<Outcome> {
  let vouched = false
  for (let tries = 0; tries < look.claims; tries++) {
    const claim = await claimPayment(deps, confirmation, vouched)
    if (claim.kind === 'answer') return claim.outcome
    if (claim.kind === 'mine') return finishPayment(deps, claim.payment)
    if (claim.kind === 'busy') {
      const outcome = await awaitOther(deps, claim.payment, confirmation.paymentKey)
      if (outcome) return outcome
    } else {
      const strange = await strangeKey(deps, confirmation)
      if (strange) return strange
      vouched = true
    }
  }
  return refused('payment.pending')
}
