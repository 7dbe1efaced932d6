import { PaymentFailed } from '../parts/purchase/payment-failed'

/** Where a payment ends that our server did not confirm (product §4). */
export const Component = PaymentFailed
