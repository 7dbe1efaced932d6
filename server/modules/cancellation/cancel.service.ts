import { eq } from 'drizzle-orm'
import type { CancelRequest, RefundAccount } from '#contract/cancellation'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { giveUpOrder } from '#server/modules/booking/order-end.service'
import { Refusal } from '#server/refusal'
import { seal } from '#server/seal'
import { type LockedBooking, lockBooking, type Terms, termsOf } from './locked-booking.service'
import type { RefundRow } from './refund.service'
import { refund } from './refund.table'
import { requestRefund } from './request.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks' | 'payments' | 'log' | 'settings'>

async function claim(
  deps: ServiceDeps,
  tx: Db,
  locked: LockedBooking,
  { accountId, body }: { accountId: string; body: CancelRequest },
): Promise<RefundRow | null> {
  const at = deps.clock.now()
  const terms: Terms = termsOf(locked, at)
  if (terms.refund_won !== body.refund_won || terms.refund_points !== body.refund_points) {
    throw new Refusal(409, 'booking.quoteChanged')
  }
  if (terms.kind === 'unpaid') {
    await giveUpOrder(deps, tx, locked.whole, { actor: accountId, at, reason: 'abandoned' })
    return null
  }
  if (terms.to === 'account' && !body.refund_account) {
    throw new Refusal(400, 'booking.refundAccountRequired', 'refund_account')
  }
  return requestRefund(deps, tx, locked, {
    terms,
    percent: terms.tier?.refund_percent ?? 0,
    by: 'member',
    actor: accountId,
    at,
    reason: body.reason,
    account: body.refund_account,
  })
}

/**
 * Cancels the member's booking on the terms that the person was shown. An unpaid one ends immediately with its order. For a
 * paid one it returns the refund to request from the provider (`askRefund`) once this has committed; while the provider is
 * silent, or where an operator has to send the money, the booking stays `cancel_requested`. Throws 404 for another account's
 * booking, 409 `booking.quoteChanged`, 400 `booking.refundAccountRequired`, and what `termsOf` throws (product §4).
 */
export const cancelBooking = (
  deps: ServiceDeps,
  accountId: string,
  id: string,
  body: CancelRequest,
): Promise<RefundRow | null> =>
  transaction(deps.db, async (tx) => {
    const locked = await lockBooking(tx, id, accountId)
    return claim(deps, tx, locked, { accountId, body })
  })

/** Sets or corrects the bank account of a refund that has not been sent. Throws 404, or 409 `booking.refundClosed`. */
export async function setRefundAccount(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  accountId: string,
  id: string,
  account: RefundAccount,
): Promise<void> {
  await transaction(db, async (tx) => {
    const { refunds } = await lockBooking(tx, id, accountId)
    const own = refunds.find(({ booking_id }) => booking_id === id)
    if (own?.status !== 'requested' || own.to !== 'account') throw new Refusal(409, 'booking.refundClosed')
    const account_sealed = seal(settings.PASSPORT_KEYS, JSON.stringify(account))
    await tx.update(refund).set({ account_sealed }).where(eq(refund.id, own.id))
  })
}
