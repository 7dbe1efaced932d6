import { and, asc, eq, lte } from 'drizzle-orm'
import { staleAfter } from '#server/modules/payment/payment.service'
import { type RefundDeps, resumeRefund } from './ask.service'
import { refund } from './refund.table'

/** Refunds of one round. */
const batch = 50

/**
 * Finishes the refunds that have waited for the provider longer than `staleAfter`. Each is taken by one server at a time and
 * moves to the end of the queue. Returns the number of refunds looked up.
 */
export async function reconcileRefunds(deps: RefundDeps): Promise<number> {
  const now = deps.clock.now()
  const isStale = and(eq(refund.status, 'processing'), lte(refund.asked_at, new Date(now.getTime() - staleAfter)))
  const left = await deps.db
    .select({ id: refund.id })
    .from(refund)
    .where(isStale)
    .orderBy(asc(refund.asked_at))
    .limit(batch)
  let calls = 0
  for (const { id } of left) {
    const [mine] = await deps.db
      .update(refund)
      .set({ asked_at: now })
      .where(and(eq(refund.id, id), isStale))
      .returning()
    if (!mine) continue
    await resumeRefund(deps, mine)
    calls++
  }
  return calls
}
