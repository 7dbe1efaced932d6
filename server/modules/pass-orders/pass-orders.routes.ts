import { passDesk } from '#contract/pass/desk'
import { passGate } from '#contract/pass/gate'
import { passGifts } from '#contract/pass/gift'
import { passOrders } from '#contract/pass/order'
import { implement } from '#server/http/implement'
import { showOrder } from '#server/modules/booking/view.service'
import { acceptGift, readGift } from './accept.service'
import { extendPass, findPasses, takeBackForGiver } from './desk.service'
import { ownPlaces, scansToday } from './gate.service'
import { passGatesToday } from './gates-desk.service'
import { givePass, mailGiftAgain, takeGiftBack } from './give.service'
import { holdPasses } from './hold.service'
import { ownPasses, ownPassOrders } from './own.service'
import { scanPasses } from './scan.service'
import { addStaff, deskAffiliates, removeStaff, showOrHide } from './staff.service'
import { useOf } from './use.service'

export const passOrderRoutes = implement(passOrders, {
  hold: async ({ query: { lang }, body }, deps) => {
    const accountId = deps.caller.id
    return showOrder(deps, accountId, await holdPasses(deps, { accountId, lang }, body), lang)
  },
  orders: ({ query }, deps) => ownPassOrders(deps, deps.caller.id, query.lang),
  own: (_, deps) => ownPasses(deps, deps.caller.id),
})

export const passGiftRoutes = implement(passGifts, {
  give: ({ params, body }, deps) => givePass(deps, deps.caller.id, params.id, body),
  again: ({ params }, deps) => mailGiftAgain(deps, deps.caller.id, params.id),
  takeBack: ({ params }, deps) => takeGiftBack(deps, deps.caller.id, params.id),
  read: ({ body }, deps) => readGift(deps, body.link_token),
  accept: ({ body }, deps) => acceptGift(deps, deps.caller.id, body.link_token),
})

export const passGateRoutes = implement(passGate, {
  places: (_, deps) => ownPlaces(deps, deps.caller.id),
  today: ({ params }, deps) => scansToday(deps, deps.caller.id, params.id),
  scan: ({ params, body }, deps) => scanPasses(deps, deps.caller.id, { ...params, ...body }),
})

export const passDeskRoutes = implement(passDesk, {
  use: ({ query }, { db, clock }) => useOf(db, clock.now(), query.month),
  gates: (_, { db, clock }) => passGatesToday(db, clock.now()),
  passes: ({ query }, { db, clock }) => findPasses(db, clock.now(), query),
  takeGiftBack: ({ params, body }, deps) => takeBackForGiver(deps, deps.caller.id, { ...params, ...body }),
  extend: ({ params, body }, deps) => extendPass(deps, deps.caller.id, { ...params, ...body }),
  affiliates: (_, { db }) => deskAffiliates(db),
  show: ({ params, body }, deps) => showOrHide(deps, deps.caller.id, { ...params, ...body }),
  addStaff: ({ params, body }, deps) => addStaff(deps, deps.caller.id, { ...params, ...body }),
  removeStaff: ({ params }, deps) => removeStaff(deps, deps.caller.id, params),
})
