/** Statuses of a payment at Toss Payments. */
export type TossStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED'

export interface TossPayment {
  paymentKey: string
  orderId: string
  status: TossStatus
  totalAmount: number
  balanceAmount: number
  /** Refunds of this payment, each with the reason that was sent. */
  cancels: readonly { amount: number; reason: string }[]
}

/**
 * The provider's answer. `unknown` covers a timeout, a 5xx, a 409, PROVIDER_ERROR and ALREADY_PROCESSED_PAYMENT: the caller must
 * check with `get` before anything else.
 */
export type PaymentAnswer =
  | { kind: 'ok'; payment: TossPayment }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'unknown'; code: string; message: string }

/** The payment provider; amounts in won. No method throws because of the provider's answer. */
export interface Payments {
  /** The key that the browser opens the payment window with. */
  readonly clientKey: string
  /** Address of the provider's script. */
  readonly script: string
  confirm(input: {
    paymentKey: string
    orderId: string
    amount: number
    idempotencyKey: string
  }): Promise<PaymentAnswer>
  get(paymentKey: string): Promise<PaymentAnswer>
  cancel(input: { paymentKey: string; reason: string; amount?: number; idempotencyKey: string }): Promise<PaymentAnswer>
}
