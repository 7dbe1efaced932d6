import type { AuditAct } from '#contract/audit-acts'
import type { DeskCancel, DeskQuote } from '#contract/desk'
import type { Lang } from '#contract/languages'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { type AuditDetail, type Worded, writeAudit } from '#server/modules/accounts/audit.service'
import { giveUpOrder } from '#server/modules/booking/order-end.service'
import { changeStatus } from '#server/modules/booking/states.service'
import {
  type LockedBooking,
  lockBooking,
  paidTerms,
  refuseUncancellable,
  unpaidTerms,
} from '#server/modules/cancellation/locked-booking.service'
import type { RefundRow } from '#server/modules/cancellation/refund.service'
import { mailConfirmed } from '#server/modules/cancellation/refund-mail.service'
import { requestRefund } from '#server/modules/cancellation/request.service'
import { Refusal } from '#server/refusal'

export type DeskDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks' | 'payments' | 'log' | 'settings'>

/** Runs an operator's act on a booking together with its entry in the audit log, both or neither. */
export function act<T, Detail extends AuditDetail>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  id: string,
  name: AuditAct,
  work: (tx: Db, locked: LockedBooking, at: Date) => Promise<{ result: T; detail?: Worded<Detail> }>,
): Promise<T> {
  return transaction(db, async (tx) => {
    const locked = await lockBooking(tx, id)
    const at = clock.now()
    const { result, detail } = await work(tx, locked, at)
    await writeAudit(tx, {
      at,
      actor_id: operatorId,
      act: name,
      subject: locked.booking.reservation_number,
      detail,
    })
    return result
  })
}

/** Confirms a booking for the operator and notifies the person. Throws 404 and 409 `desk.notConfirmable`. */
export const confirmBooking = (deps: DeskDeps, operatorId: string, id: string): Promise<void> =>
  act(deps, operatorId, id, 'booking.confirm', async (tx, { booking, whole }, at) => {
    if (booking.status !== 'requested') throw new Refusal(409, 'desk.notConfirmable')
    await changeStatus(tx, [booking], 'confirmed', { actor: operatorId, at })
    await mailConfirmed(deps, tx, { order: whole.order, booking })
    return { result: undefined }
  })

/** Terms of an operator's cancellation: a full refund, or for an unpaid order its points. */
const everything = (locked: LockedBooking, at: Date) =>
  locked.whole.order.status === 'paid' ? paidTerms(locked, 100, at) : unpaidTerms(locked)

/** Quotes a cancellation without changing anything. Throws 404 and 409 as `cancelForOperator`. */
export const quoteForOperator = (
  { db, clock, hooks }: Pick<Deps, 'db' | 'clock' | 'hooks'>,
  id: string,
  lang: Lang,
): Promise<DeskQuote> =>
  transaction(db, async (tx) => {
    const locked = await lockBooking(tx, id)
    const { order, bookings } = locked.whole
    refuseUncancellable(locked)
    await hooks.bookingReturnable({ db: tx, now: clock.now() }, id, null)
    if (order.status === 'draft') throw new Refusal(409, 'desk.notCancellable')
    const isPaid = order.status === 'paid'
    const { refund_won, refund_points, to, coupons } = everything(locked, clock.now())
    return {
      refund_won,
      refund_points,
      to,
      coupons: coupons.map(({ name, comes_back }) => ({ name: name[lang], comes_back })),
      together: isPaid ? [] : bookings.filter((each) => each.id !== id).map((each) => each.reservation_number),
    }
  })

/** What the audit log has of a cancellation: the refund only of what was paid. */
interface Canceled {
  reason: string
  refund_won?: number
  refund_points?: number
}

/**
 * Cancels for the operator with a full refund, whatever the rules say and even after the departure. For an unpaid booking the
 * whole order ends; for a paid one it returns the refund to request from the provider. Throws 404 and 409 as
 * `refuseUncancellable`, `booking.quoteChanged`, or `desk.notCancellable` for a draft.
 */
export const cancelForOperator = (
  deps: DeskDeps,
  operatorId: string,
  id: string,
  { reason, refund_account: account, seen }: DeskCancel,
): Promise<RefundRow | null> =>
  act<RefundRow | null, Canceled>(deps, operatorId, id, 'booking.cancel', async (tx, locked, at) => {
    refuseUncancellable(locked)
    const { status } = locked.whole.order
    if (status === 'draft') throw new Refusal(409, 'desk.notCancellable')
    const terms = everything(locked, at)
    // A deposit recorded by a colleague in the meantime changes what this cancellation does.
    if (seen && (seen.refund_won !== terms.refund_won || seen.refund_points !== terms.refund_points))
      throw new Refusal(409, 'booking.quoteChanged')
    if (status !== 'paid') {
      await giveUpOrder(deps, tx, locked.whole, { actor: operatorId, at, reason: 'operator' }, reason)
      return { result: null, detail: { reason } }
    }
    const request = { terms, percent: 100, by: 'operator', actor: operatorId, at, reason, account } as const
    const result = await requestRefund(deps, tx, locked, request)
    return { result, detail: { reason, refund_won: terms.refund_won, refund_points: terms.refund_points } }
  })
