import type { RefusalCode } from '#contract/refusal'
import type { PaymentRow } from '#server/modules/payment/payment.service'
import type { PaymentAnswer, TossPayment } from '#server/ports/payments'

/** How a confirmation ended; `text` is shown to the person, `code` is ours or the provider's. */
export interface Outcome {
  ok: boolean
  code: string
  text: RefusalCode
}

export const done: Outcome = { ok: true, code: 'payment.done', text: 'payment.done' }
/** Not known yet; the reconciler will settle it. */
export const unknown: Outcome = { ok: false, code: 'payment.unknown', text: 'payment.unknown' }
/** Our own refusal: the provider was not asked, or has not charged. */
export const refused = (text: RefusalCode): Outcome => ({ ok: false, code: text, text })

/** The outcome of a failed payment, the same every time. */
export const failed = ({ code }: Pick<PaymentRow, 'code'>): Outcome => ({ ok: false, code, text: 'payment.declined' })

/** How the provider's answer settles one of our payments. */
export type Verdict = { kind: 'done' } | { kind: 'failed'; code: string; message: string } | { kind: 'open' }

const judged = (reported: TossPayment, own: Pick<PaymentRow, 'order_id' | 'amount_won'>): Verdict => {
  if (reported.orderId !== own.order_id || reported.totalAmount !== own.amount_won) {
    return { kind: 'failed', code: 'payment.amountMismatch', message: `${reported.orderId}: ${reported.totalAmount}` }
  }
  if (reported.status === 'DONE') return { kind: 'done' }
  const over = reported.status === 'ABORTED' || reported.status === 'EXPIRED' || reported.status === 'CANCELED'
  return over ? { kind: 'failed', code: reported.status, message: '' } : { kind: 'open' }
}

/** Interprets the answer to a confirmation; an unknown result stays open. */
export function confirmVerdict(answer: PaymentAnswer, own: PaymentRow): Verdict {
  if (answer.kind === 'ok') return judged(answer.payment, own)
  return answer.kind === 'refused' ? { ...answer, kind: 'failed' } : { kind: 'open' }
}

/** Whether the provider says that there is no such payment. */
export const isAbsent = (answer: PaymentAnswer): answer is Extract<PaymentAnswer, { kind: 'refused' }> =>
  answer.kind === 'refused' && answer.code.startsWith('NOT_FOUND_PAYMENT')

/** Interprets the answer to a lookup: of its refusals, only "there is no such payment" means that nothing was charged. */
export function lookupVerdict(answer: PaymentAnswer, own: PaymentRow): Verdict {
  if (answer.kind === 'ok') return judged(answer.payment, own)
  return isAbsent(answer) ? { kind: 'failed', code: answer.code, message: answer.message } : { kind: 'open' }
}
