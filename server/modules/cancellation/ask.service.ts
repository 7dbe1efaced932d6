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

/** How the provider's answer settles one of our refunds. */
type Verdict = { kind: 'done' } | { kind: 'failed'; code: string; message: string } | { kind: 'open' }

/** Whether the provider has already made a refund: the refund's id is part of the reason sent with it. */
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
 * Requests the refund from the provider and records the result. Every try carries the refund's id, so that the provider pays
 * once; any answer but a clear success is believed only after looking up what the provider has done.
 */
export async function askRefund(deps: RefundDeps, own: RefundRow): Promise<void> {
  const paymentKey = await paymentKeyOf(deps, own)
  const answer = await deps.payments.cancel({
    paymentKey,
    reason: `예약 취소 ${own.id}`,
    amount: own.amount_won,
    // After a refusal the key must differ: the provider would only repeat its first answer.
    idempotencyKey: own.tries === 1 ? own.id : `${own.id}-${own.tries}`,
  })
  if (answer.kind === 'ok') return write(deps, own, { kind: 'done' })
  const look = await deps.payments.get(paymentKey)
  if (isMade(look, own)) return write(deps, own, { kind: 'done' })
  const isRefused = answer.kind === 'refused' && look.kind === 'ok'
  return write(deps, own, isRefused ? { ...answer, kind: 'failed' } : { kind: 'open' })
}

/** Returns the work that remains once a refund has committed: requesting it from the provider and building the response again. */
export const askingOf = <T>(row: RefundRow | null, show: (deps: Deps) => Promise<T>, ask = askRefund) =>
  row &&
  (async (deps: Deps): Promise<T> => {
    await ask(deps, row)
    return show(deps)
  })

/**
 * Finishes a refund that a crash or a lost reply left incomplete: looks up what the provider has refunded, and requests this
 * refund again only if it is not included. Harmless while the first request is still running.
 */
export async function resumeRefund(deps: RefundDeps, own: RefundRow): Promise<void> {
  const look = await deps.payments.get(await paymentKeyOf(deps, own))
  if (isMade(look, own)) return write(deps, own, { kind: 'done' })
  return look.kind === 'ok' ? askRefund(deps, own) : write(deps, own, { kind: 'open' })
}
