import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { lockOrder } from '#server/modules/booking/rows.service'
import { settleOrder } from '#server/modules/booking/settle.service'
import { changeOrder } from '#server/modules/booking/states.service'
import { endClaim, findPayment, openPayment, type PaymentRow } from '#server/modules/payment/payment.service'
import { confirmVerdict, done, failed, lookupVerdict, type Outcome, unknown, type Verdict } from './outcome'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks' | 'payments' | 'log'>

/** Writes the provider's verdict once: a later caller finds the payment finished and changes nothing. */
async function write({ db, clock, jobs, hooks }: ServiceDeps, own: PaymentRow, verdict: Verdict): Promise<void> {
  if (verdict.kind === 'open') return
  await transaction(db, async (tx) => {
    const whole = await lockOrder(tx, own.order_id)
    if (!whole) throw new Error(`Payment ${own.id} has no order`)
    const now = clock.now()
    if (verdict.kind === 'done') {
      const won = await endClaim(tx, own.id, { status: 'done', done_at: now })
      if (won) await settleOrder({ jobs, hooks }, tx, whole, now, 'payment')
      return
    }
    const { code, message } = verdict
    if (!(await endClaim(tx, own.id, { status: 'failed', code, message }))) return
    await changeOrder(tx, whole.order, 'awaiting_payment')
    // The failed attempt may not be the payer's: the order can still be paid with another key.
    await openPayment(tx, now, own.order_id, own.amount_won)
  })
}

async function outcomeOf({ db, log }: ServiceDeps, own: PaymentRow, verdict: Verdict): Promise<Outcome> {
  const now = await findPayment(db, own.id)
  if (now?.status === 'done') return done
  if (now?.status === 'failed') return failed(now)
  log.warn({ order_id: own.order_id, verdict: verdict.kind }, 'payment is not settled yet')
  return unknown
}

const keyOf = ({ payment_key }: PaymentRow): string => payment_key ?? ''

const ask = ({ payments }: ServiceDeps, own: PaymentRow) =>
  payments.confirm({
    paymentKey: keyOf(own),
    orderId: own.order_id,
    amount: own.amount_won,
    // The same key for every try of this payment: the provider charges once.
    idempotencyKey: own.id,
  })

/** Asks the provider to confirm a claimed payment and records the result; an unclear answer is looked up once. */
export async function finishPayment(deps: ServiceDeps, own: PaymentRow): Promise<Outcome> {
  let verdict = confirmVerdict(await ask(deps, own), own)
  if (verdict.kind === 'open') verdict = lookupVerdict(await deps.payments.get(keyOf(own)), own)
  await write(deps, own, verdict)
  return outcomeOf(deps, own, verdict)
}

/**
 * Finishes a payment that was claimed but not finished, because of a crash or a lost reply: looks it up at the provider, and
 * requests the confirmation if it was never requested. Harmless while the first request is still running.
 */
export async function resumePayment(deps: ServiceDeps, own: PaymentRow): Promise<Outcome> {
  const lookup = await deps.payments.get(keyOf(own))
  const verdict = lookupVerdict(lookup, own)
  if (verdict.kind === 'open' && lookup.kind === 'ok') return finishPayment(deps, own)
  await write(deps, own, verdict)
  return outcomeOf(deps, own, verdict)
}
