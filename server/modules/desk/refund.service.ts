import type { RefundAccount } from '#contract/cancellation'
import type { Deps } from '#server/deps'
import { changeStatus, noteEvent } from '#server/modules/booking/states.service'
import { closeRefund } from '#server/modules/cancellation/close.service'
import type { LockedBooking } from '#server/modules/cancellation/locked-booking.service'
import { accountOf, moveRefund, type RefundRow } from '#server/modules/cancellation/refund.service'
import { mailDeclined } from '#server/modules/cancellation/refund-mail.service'
import { Refusal } from '#server/refusal'
import { act, type DeskDeps } from './booking.service'

/** Returns the booking's unfinished refund; throws 409 if there is none, or if the provider is processing it. */
function openRefund(
  { booking, refunds }: LockedBooking,
  code: 'desk.noRefundDue' | 'desk.nothingRequested',
): RefundRow {
  const own = refunds.find(({ booking_id }) => booking_id === booking.id)
  if (!own || own.status === 'done') throw new Refusal(409, code)
  if (own.status === 'processing') throw new Refusal(409, 'desk.refundUnderWay')
  return own
}

/**
 * Declines a cancellation: the booking returns to its previous status, and the person is notified of the reason. Throws 404 and
 * 409 as the contract says.
 */
export const declineCancellation = (deps: DeskDeps, operatorId: string, id: string, reason: string): Promise<void> =>
  act(deps, operatorId, id, 'booking.decline', async (tx, locked, at) => {
    const own = openRefund(locked, 'desk.nothingRequested')
    const { booking, whole } = locked
    await moveRefund(tx, own, { status: 'declined' })
    await changeStatus(tx, [booking], own.was, { actor: operatorId, at, reason })
    await deps.hooks.bookingKept({ db: tx, now: at }, booking.id)
    await mailDeclined(deps, tx, { order: whole.order, booking }, own, reason)
    return { result: undefined, detail: { reason } }
  })

/**
 * Marks a refund as sent by hand: to the account of a transfer, or because the provider has refused. The booking is then
 * canceled. Throws 404 and 409 `desk.noRefundDue` or `desk.refundUnderWay`.
 */
export const markRefundSent = (deps: DeskDeps, operatorId: string, id: string): Promise<void> =>
  act(deps, operatorId, id, 'refund.sent', async (tx, locked, at) => {
    const own = openRefund(locked, 'desk.noRefundDue')
    await closeRefund(deps, tx, locked, { ...own, to: 'account' }, { actor: operatorId, at })
    return { result: undefined, detail: { amount_won: own.amount_won } }
  })

/** Prepares a refund that the provider has refused for another request. Throws 404 and 409 as `markRefundSent`. */
export const retryRefund = (deps: DeskDeps, operatorId: string, id: string): Promise<RefundRow> =>
  act(deps, operatorId, id, 'refund.retry', async (tx, locked, at) => {
    const own = openRefund(locked, 'desk.noRefundDue')
    if (own.status !== 'failed') throw new Refusal(409, 'desk.noRefundDue')
    const result = await moveRefund(tx, own, {
      status: 'processing',
      tries: own.tries + 1,
      asked_at: at,
      code: '',
      message: '',
    })
    await noteEvent(tx, locked.booking, { actor: operatorId, at, reason: 'refund_retried' })
    return { result }
  })

/**
 * Returns the bank account of a refund in full, and records the access (domain hazard 8). Throws 404 and 409 `desk.noAccount`.
 */
export const revealRefundAccount = (
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  operatorId: string,
  id: string,
): Promise<RefundAccount> =>
  act(deps, operatorId, id, 'refund.account', async (_, { booking, refunds }) => {
    const own = refunds.find(({ booking_id }) => booking_id === booking.id)
    const result = own ? accountOf(deps.settings.PASSPORT_KEYS, own) : null
    if (!result) throw new Refusal(409, 'desk.noAccount')
    return { result }
  })
