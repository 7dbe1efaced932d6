import { PaymentFailed } from '../parts/payment-failed'

/** Where a payment ends that our server did not confirm (product §4). */
export const Component = PaymentFailed
