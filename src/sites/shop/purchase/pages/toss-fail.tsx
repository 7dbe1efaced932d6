import { PaymentFailed } from '../parts/payment-failed'

/** The return page of the payment window for a failed payment. */
export const Component = PaymentFailed
