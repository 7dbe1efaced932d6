import type { RefusalCode } from '#contract/refusal'
import type { PaymentRow } from '#server/modules/payment/payment.service'
import type { PaymentAnswer, TossPayment } from '#server/ports/payments'

/** How a confirmation ended; `text` is what the person reads, `code` ours or the provider's. */
export interface Outcome {
  ok: boolean
  code: string
  text: RefusalCode
}

export const done: Outcome = { ok: true, code: 'payment.done', text: 'payment.done' }
/** Not known yet; the reconciler finds out. */
export const unknown: Outcome = { ok: false, code: 'payment.unknown', text: 'payment.unknown' }
/** A refusal of our own: the provider was not asked, or has not charged. */
export const refused = (text: RefusalCode): Outcome => ({ ok: false, code: text, text })

/** What a payment that has failed answers, every time. */
export const failed = ({ code }: Pick<PaymentRow, 'code'>): Outcome => ({ ok: false, code, text: 'payment.declined' })

/** What the provider's word means for a payment of ours. */
export type Verdict = { kind: 'done' } | { kind: 'failed'; code: string; message: string } | { kind: 'open' }

const judged = (said: TossPayment, own: Pick<PaymentRow, 'order_id' | 'amount_won'>): Verdict => {
  if (said.orderId !== own.order_id || said.totalAmount !== own.amount_won) {
    return { kind: 'failed', code: 'payment.amountMismatch', message: `${said.orderId}: ${said.totalAmount}` }
  }
  if (said.status === 'DONE') return { kind: 'done' }
  const over = said.status === 'ABORTED' || said.status === 'EXPIRED' || said.status === 'CANCELED'
  return over ? { kind: 'failed', code: said.status, message: '' } : { kind: 'open' }
}

/** The meaning of the answer to a confirmation: what is unknown stays open. */
export function confirmVerdict(answer: PaymentAnswer, own: PaymentRow): Verdict {
  if (answer.kind === 'ok') return judged(answer.payment, own)
  return answer.kind === 'refused' ? { ...answer, kind: 'failed' } : { kind: 'open' }
}

/** Whether the provider says that there is no such payment. */
export const isAbsent = (answer: PaymentAnswer): answer is Extract<PaymentAnswer, { kind: 'refused' }> =>
  answer.kind === 'refused' && answer.code.startsWith('NOT_FOUND_PAYMENT')

/** The meaning of the answer to a question: of its refusals only "there is no such payment" says that nothing was charged. */
export function lookupVerdict(answer: PaymentAnswer, own: PaymentRow): Verdict {
  if (answer.kind === 'ok') return judged(answer.payment, own)
  return isAbsent(answer) ? { kind: 'failed', code: answer.code, message: answer.message } : { kind: 'open' }
}
