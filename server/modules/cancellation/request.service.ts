import type { RefundAccount } from '#contract/cancellation'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { changeStatus } from '#server/modules/booking/states.service'
import { seal } from '#server/seal'
import { closeRefund } from './close.service'
import type { LockedBooking, paidTerms } from './locked-booking.service'
import { maskedAccount, type RefundRow } from './refund.service'
import { refund } from './refund.table'
import { mailCancelRequested } from './refund-mail.service'

/** Who cancels a paid booking, why, and on which terms. */
export interface Request {
  terms: ReturnType<typeof paidTerms>
  percent: number
  by: RefundRow['by']
  actor: string
  at: Date
  reason: string
  account: RefundAccount | undefined
}

/**
 * Records a cancellation and its refund before the provider is asked: one refund per booking, by a unique index. Where
 * nothing is to be refunded the booking is canceled immediately; a transfer waits for an operator. Returns the refund to
 * request from the provider once the transaction has committed, or null. The caller has locked the order.
 */
export async function requestRefund(
  { jobs, hooks, settings }: Pick<Deps, 'jobs' | 'hooks' | 'settings'>,
  tx: Db,
  locked: LockedBooking,
  { terms, percent, by, actor, at, reason, account }: Request,
): Promise<RefundRow | null> {
  const { booking, payment, whole } = locked
  await hooks.bookingReturned({ db: tx, now: at, jobs }, booking.id, by === 'member' ? actor : null)
  const { to, refund_won, refund_points } = terms
  const [row] = await tx
    .insert(refund)
    .values({
      booking_id: booking.id,
      order_id: booking.order_id,
      payment_id: payment?.id,
      status: to === 'card' ? 'processing' : 'requested',
      to,
      by,
      was: booking.status,
      percent,
      amount_won: refund_won,
      points: refund_points,
      reason,
      account_sealed: to === 'account' && account ? seal(settings.PASSPORT_KEYS, JSON.stringify(account)) : null,
      requested_at: at,
      asked_at: to === 'card' ? at : null,
    })
    .returning()
  if (!row) throw new Error(`The refund of ${booking.id} was not written`)
  if (to === 'none') {
    await closeRefund({ jobs, hooks }, tx, locked, row, { actor, at, note: reason })
    return null
  }
  await changeStatus(tx, [booking], 'cancel_requested', { actor, at, reason })
  if (to === 'card') return row
  const part = { order: whole.order, booking }
  await mailCancelRequested({ jobs }, tx, part, row, maskedAccount(settings.PASSPORT_KEYS, row))
  return null
}
