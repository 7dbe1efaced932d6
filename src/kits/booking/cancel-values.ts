import { CancelRequest, RefundAccount } from '#contract/cancellation'
import { z } from '#contract/zod'

/** What the person types; both figures are those that were shown. */
export const CancelValues = z.object({ reason: CancelRequest.shape.reason })
/** The same where money goes to a bank account. */
export const CancelToAccount = z.extend(CancelValues, { refund_account: RefundAccount })

/** The values of the form; an account only where one is asked for. */
export interface Typed {
  reason: string
  refund_account?: RefundAccount
}
