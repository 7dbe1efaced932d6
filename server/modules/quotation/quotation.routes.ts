import { quotation } from '#contract/quotation'
import { quotationDesk } from '#contract/quotation-desk'
import { implement } from '#server/http/implement'
import { acceptOffer } from './accept.service'
import { answerQuestion, fileForDesk, listDesk, makeOffer, showDesk, withdrawOffer } from './desk.service'
import { askQuestion, declineOffer, fileOf, listOwn, showQuotation, withdrawRequest } from './own.service'
import { requestQuotation } from './request.service'

export const quotationRoutes = implement(quotation, {
  request: ({ body, files }, deps) =>
    requestQuotation(deps, { accountId: deps.caller.id, lang: deps.lang }, body, files),
  list: ({ query }, deps) => listOwn(deps, deps.caller.id, query),
  detail: ({ params }, deps) => showQuotation(deps, { ...params, accountId: deps.caller.id }),
  accept: async ({ params, body }, deps) => ({
    order_id: await acceptOffer(deps, { ...params, accountId: deps.caller.id }, body),
  }),
  decline: async ({ params, body }, deps) => {
    const own = { ...params, accountId: deps.caller.id }
    await declineOffer(deps, own, body.content)
    return showQuotation(deps, own)
  },
  ask: async ({ params, body }, deps) => {
    const own = { ...params, accountId: deps.caller.id }
    await askQuestion(deps, own, body.content)
    return showQuotation(deps, own)
  },
  withdraw: async ({ params }, deps) => {
    const own = { ...params, accountId: deps.caller.id }
    await withdrawRequest(deps, own)
    return showQuotation(deps, own)
  },
  file: ({ params }, { db, caller }) => fileOf(db, { ...params, accountId: caller.id }),
})

export const quotationDeskRoutes = implement(quotationDesk, {
  list: ({ query }, deps) => listDesk(deps, query),
  detail: ({ params }, deps) => showDesk(deps, params.id),
  offer: async ({ params, body }, deps) => {
    await makeOffer(deps, deps.caller.id, params.id, body)
    return showDesk(deps, params.id)
  },
  answer: async ({ params, body }, deps) => {
    await answerQuestion(deps, deps.caller.id, params.id, body.content)
    return showDesk(deps, params.id)
  },
  withdrawOffer: async ({ params, body }, deps) => {
    await withdrawOffer(deps, deps.caller.id, params.id, body.content)
    return showDesk(deps, params.id)
  },
  file: ({ params }, deps) => fileForDesk(deps, deps.caller.id, params),
})
