import { PaymentFailed } from '../parts/payment-failed'

/** The page of a payment that our server did not confirm (product §4). */
export const Component = PaymentFailed
