import { CancelRequest, RefundAccount } from '#contract/cancellation'
import { z } from '#contract/zod'

/** What the user types; both amounts are those that were shown. */
export const CancelValues = z.object({ reason: CancelRequest.shape.reason })
/** Like `CancelValues`, for refunds to a bank account. */
export const CancelToAccount = z.extend(CancelValues, { refund_account: RefundAccount })

/** The values of the form; an account only where one is required. */
export interface Typed {
  reason: string
  refund_account?: RefundAccount
}
