import { payment } from '#contract/payment'
import { refusalText } from '#server/http/errors'
import { implement } from '#server/http/implement'
import { confirmPayment } from './confirm.service'
import { receiveWebhook } from './webhook.service'

export const paymentRoutes = implement(payment, {
  confirm: async ({ body }, deps) => {
    const { ok, code, text } = await confirmPayment(deps, body)
    return { ok, code, message: refusalText(text, deps.lang) }
  },
  webhook: async ({ body }, deps) => {
    await receiveWebhook(deps, body, deps.header('tosspayments-webhook-transmission-id'))
    return { ok: true }
  },
})
