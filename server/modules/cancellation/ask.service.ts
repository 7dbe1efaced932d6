import { and, eq } from 'drizzle-orm'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { noteEvent } from '#server/modules/booking/states.service'
import { findPayment } from '#server/modules/payment/payment.service'
import type { PaymentAnswer } from '#server/ports/payments'
import { closeRefund } from './close.service'
import { lockBooking } from './locked-booking.service'
import type { RefundRow } from './refund.service'
import { refund } from './refund.table'
import { mailRefundFailed } from './refund-mail.service'

export type RefundDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks' | 'payments' | 'log'>

/** What the provider's word means for a refund of ours. */
type Verdict = { kind: 'done' } | { kind: 'failed'; code: string; message: string } | { kind: 'open' }

/** Whether a refund is among those that the provider has made: its number is in the reason that was sent along. */
const isMade = (answer: PaymentAnswer, { id, amount_won }: RefundRow): boolean =>
  answer.kind === 'ok' &&
  answer.payment.cancels.some(({ amount, reason }) => amount === amount_won && reason.includes(id))

const paymentKeyOf = async ({ db }: RefundDeps, { payment_id }: RefundRow): Promise<string> =>
  (payment_id && (await findPayment(db, payment_id))?.payment_key) || ''

async function write({ db, clock, jobs, hooks, log }: RefundDeps, own: RefundRow, verdict: Verdict): Promise<void> {
  if (verdict.kind === 'open') {
    log.warn({ refund_id: own.id }, 'refund is not settled yet')
    return
  }
  await transaction(db, async (tx) => {
    const locked = await lockBooking(tx, own.booking_id)
    const change = { actor: 'payment', at: clock.now() }
    if (verdict.kind === 'done') {
      await closeRefund({ jobs, hooks }, tx, locked, own, change)
      return
    }
    const { code, message } = verdict
    const [lost] = await tx
      .update(refund)
      .set({ status: 'failed', code, message })
      .where(and(eq(refund.id, own.id), eq(refund.status, 'processing')))
      .returning()
    if (!lost) return
    await noteEvent(tx, locked.booking, { ...change, reason: 'refund_failed' })
    log.error({ refund_id: own.id, code }, 'a refund was refused')
    await mailRefundFailed({ jobs }, tx, { order: locked.whole.order, booking: locked.booking }, lost)
  })
}

/**
 * Asks the provider to give the money back and writes down what came of it. Every try carries the refund's number, so that
 * the provider pays once; after anything but a clear yes it is asked what it has done before that is believed.
 */
export async function askRefund(deps: RefundDeps, own: RefundRow): Promise<void> {
  const paymentKey = await paymentKeyOf(deps, own)
  const answer = await deps.payments.cancel({
    paymentKey,
    reason: `예약 취소 ${own.id}`,
    amount: own.amount_won,
    // After a refusal it is another question: the provider would only repeat its answer to the first.
    idempotencyKey: own.tries === 1 ? own.id : `${own.id}-${own.tries}`,
  })
  if (answer.kind === 'ok') return write(deps, own, { kind: 'done' })
  const look = await deps.payments.get(paymentKey)
  if (isMade(look, own)) return write(deps, own, { kind: 'done' })
  const isRefused = answer.kind === 'refused' && look.kind === 'ok'
  return write(deps, own, isRefused ? { ...answer, kind: 'failed' } : { kind: 'open' })
}

/** What is left of a call that made a refund once it has committed: the provider is asked, and the response is made again. */
export const asked = <T>(row: RefundRow | null, show: (deps: Deps) => Promise<T>, ask = askRefund) =>
  row &&
  (async (deps: Deps): Promise<T> => {
    await ask(deps, row)
    return show(deps)
  })

/**
 * Finishes a refund that a crash or a lost reply has left half done: asks the provider what it has given back, and only
 * where this refund is not among it asks for it again. Harmless while the first is still at it.
 */
export async function resumeRefund(deps: RefundDeps, own: RefundRow): Promise<void> {
  const look = await deps.payments.get(await paymentKeyOf(deps, own))
  if (isMade(look, own)) return write(deps, own, { kind: 'done' })
  return look.kind === 'ok' ? askRefund(deps, own) : write(deps, own, { kind: 'open' })
}
