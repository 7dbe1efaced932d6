import { cancellation } from '#contract/cancellation'
import type { Deps } from '#server/deps'
import { implement } from '#server/http/implement'
import { showBooking } from '#server/modules/booking/list.service'
import { askingOf } from './ask.service'
import { cancelBooking, setRefundAccount } from './cancel.service'
import { quoteCancellation } from './quote.service'

export const cancellationRoutes = implement(cancellation, {
  quote: ({ params, query }, deps) => quoteCancellation(deps, deps.caller.id, params.id, query.lang),
  cancel: async ({ params, query, body }, deps) => {
    const show = (inner: Deps) => showBooking(inner, deps.caller.id, params.id, query.lang)
    deps.afterCommit(askingOf(await cancelBooking(deps, deps.caller.id, params.id, body), show))
    return show(deps)
  },
  refundAccount: async ({ params, query, body }, deps) => {
    await setRefundAccount(deps, deps.caller.id, params.id, body)
    return showBooking(deps, deps.caller.id, params.id, query.lang)
  },
})
