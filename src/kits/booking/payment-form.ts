import { Submission } from '#contract/reservation'
import { z } from '#contract/zod'

/** What the user chooses; the amount is the one shown beside it. A transfer needs the sender's name. */
export const PaymentForm = z.omit(Submission, { amount_won: true }).check(
  z.refine(({ payment_method, account_holder }) => payment_method !== 'transfer' || Boolean(account_holder), {
    error: 'booking.depositorRequired',
    path: ['account_holder'],
  }),
)

export const paymentValues = (representative: string) => ({
  payment_method: undefined,
  account_holder: representative,
  agree_terms: false,
  agree_privacy: false,
})
