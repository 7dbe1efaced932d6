import { wishlist } from '#contract/wishlist'
import { implement } from '#server/http/implement'
import { addWish, listWishes, removeWish, wishedIds } from './wishlist.service'

export const wishlistRoutes = implement(wishlist, {
  list: ({ query }, deps) => listWishes(deps, deps.caller.id, query),
  ids: (_, { db, caller }) => wishedIds(db, caller.id),
  add: ({ params }, deps) => addWish(deps, deps.caller.id, params.productId),
  remove: ({ params }, { db, caller }) => removeWish(db, caller.id, params.productId),
})
