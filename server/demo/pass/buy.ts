import type { PassTypeName } from '#contract/pass/pass-type'
import { pastJobs } from '#server/demo/past-jobs'
import { approve } from '#server/demo/toss/local-toss.api'
import { localPayments } from '#server/demo/toss/payments.local'
import type { Deps } from '#server/deps'
import { setBenefits } from '#server/modules/booking/reprice.service'
import { submitOrder } from '#server/modules/booking/submit.service'
import { findOrder } from '#server/modules/booking/view.service'
import { confirmPayment } from '#server/modules/checkout/confirm.service'
import { holdPasses } from '#server/modules/pass-orders/hold.service'

const noBenefits = { coupon_ids: [], points: 0 }

interface Bought {
  type: PassTypeName
  adults: number
  children: number
}

/** Returns the dependencies as of `ms` ago, without emails about what happened before the demonstration began. */
export const before = (present: Deps, ms: number): Deps => {
  const at = new Date(present.clock.now().getTime() - ms)
  const past: Deps = { ...present, clock: { now: () => at } }
  return { ...past, jobs: pastJobs(past), payments: localPayments(past) }
}

/** Buys passes and pays them by card. */
export async function buy(deps: Deps, accountId: string, bought: Bought): Promise<void> {
  const orderId = await holdPasses(deps, { accountId, lang: 'en' }, bought)
  await setBenefits(deps, accountId, orderId, noBenefits)
  const { order } = await findOrder(deps.db, accountId, orderId)
  const amount = order.amount_won
  const agreed = { payment_method: 'card' as const, agree_terms: true, agree_privacy: true, amount_won: amount }
  await submitOrder(deps, accountId, 'en', orderId, agreed)
  const paymentKey = await approve(deps, { order_id: orderId, order_name: 'Seoulite Pass', amount })
  const { ok, code } = await confirmPayment(deps, { paymentKey, orderId, amount })
  if (!ok) throw new Error(`The demo payment of ${orderId} came to ${code}`)
}
