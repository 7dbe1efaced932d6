import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Deps } from '#server/deps'
import { type Confirmation, claimPayment } from './claim.service'
import { finishPayment, resumePayment } from './finish.service'
import { done, failed, type Outcome, refused } from './outcome'
import type { PaymentRow } from './payment.rows'
import { payment } from './payment.table'

/** After so long without a result a claim counts as left behind, in milliseconds: the provider may take most of it. */
export const staleAfter = 60_000
/** How often, and how often at most, whoever comes second looks for the result of the first. */
const look = { every: 150, times: 500 } as const

type World = Pick<Deps, 'db' | 'clock' | 'jobs' | 'payments' | 'log'>

/** Waits for the result of a confirmation that another request is at, here or in another process. */
async function awaitOther(deps: World, own: PaymentRow): Promise<Outcome> {
  for (let looked = 0; looked < look.times; looked++) {
    const [now] = await deps.db.select().from(payment).where(eq(payment.id, own.id))
    if (now?.status === 'done') return done
    if (now?.status === 'failed') return failed(now)
    if (deps.clock.now().getTime() - (own.confirming_at?.getTime() ?? 0) > staleAfter) return resumePayment(deps, own)
    await pause(look.every)
  }
  return refused('payment.pending')
}

/**
 * Confirms a payment that the person has approved: compares order and amount with what was stored, holds the seats, claims
 * the payment, and only then lets the provider charge. Harmless when repeated: each time the same answer (product §4, §7).
 */
export async function confirmPayment(deps: World, confirmation: Confirmation): Promise<Outcome> {
  const claim = await claimPayment(deps, confirmation)
  if (claim.kind === 'answer') return claim.outcome
  return claim.kind === 'mine' ? finishPayment(deps, claim.payment) : awaitOther(deps, claim.payment)
}
