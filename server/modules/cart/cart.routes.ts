import { cartOrder } from '#contract/booking'
import { cart } from '#contract/cart'
import { implement } from '#server/http/implement'
import { showOrder } from '#server/modules/booking/view.service'
import { Refusal } from '#server/refusal'
import { addToCart, changeCart, countCart, removeFromCart } from './cart.service'
import { listCart } from './cart.view'
import { reserveCart } from './reserve.service'

export const cartRoutes = implement(cart, {
  list: (_, { db, clock, caller, lang }) => listCart(db, clock, caller.id, lang),
  count: async (_, { db, caller }) => ({ total: await countCart(db, caller.id) }),
  add: ({ body }, { db, clock, caller }) => {
    // The session identifies the caller; the field exists because callers send it (domain hazard 3).
    if (body.member_id !== undefined && body.member_id !== caller.id) throw new Refusal(403, 'auth.foreignMember')
    return addToCart(db, clock, caller.id, body)
  },
  change: ({ params, body }, { db, clock, caller }) => changeCart(db, clock, caller.id, params.id, body.quantities),
  remove: ({ params }, { db, caller }) => removeFromCart(db, caller.id, params.id),
})

export const cartOrderRoutes = implement(cartOrder, {
  reserve: async ({ query, body }, deps) => {
    const id = await reserveCart(deps, deps.caller.id, query.lang, body.cart_item_ids)
    return showOrder(deps, deps.caller.id, id, query.lang)
  },
})
