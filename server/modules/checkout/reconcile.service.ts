import type { Deps } from '#server/deps'
import { leftConfirming, staleAfter } from '#server/modules/payment/payment.service'
import { resumePayment } from './finish.service'

/** Payments of one round. */
const batch = 50

/**
 * Finishes the payments that a crash or a lost reply left incomplete: looks up each one that has been confirming longer than
 * `staleAfter`. Two servers can run it concurrently. Returns how many it has settled.
 */
export async function reconcilePayments(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks' | 'payments' | 'log'>,
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - staleAfter)
  const left = await leftConfirming(deps.db, before, batch)
  let settled = 0
  for (const each of left) {
    const { code } = await resumePayment(deps, each)
    if (code !== 'payment.unknown') settled++
  }
  return settled
}
