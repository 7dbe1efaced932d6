import { PaymentFailed } from '../parts/payment-failed'

/** Where the payment window returns to when the payment failed. */
export const Component = PaymentFailed
