import { passGate } from '#contract/pass/gate'
import { passOrders } from '#contract/pass/order'
import { implement } from '#server/http/implement'
import { showOrder } from '#server/modules/booking/view.service'
import { ownPlaces } from './gate.service'
import { holdPasses } from './hold.service'
import { ownPasses, ownPassOrders } from './own.service'
import { scanPasses } from './scan.service'

export const passOrderRoutes = implement(passOrders, {
  hold: async ({ query: { lang }, body }, deps) => {
    const accountId = deps.caller.id
    return showOrder(deps, accountId, await holdPasses(deps, { accountId, lang }, body), lang)
  },
  orders: ({ query }, deps) => ownPassOrders(deps, deps.caller.id, query.lang),
  own: (_, deps) => ownPasses(deps, deps.caller.id),
})

export const passGateRoutes = implement(passGate, {
  places: (_, deps) => ownPlaces(deps, deps.caller.id),
  scan: ({ params, body }, deps) => scanPasses(deps, deps.caller.id, { ...params, ...body }),
})
