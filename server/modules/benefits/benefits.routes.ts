import { benefits } from '#contract/benefits'
import { implement } from '#server/http/implement'
import { listCoupons } from './coupons.service'
import { listPointHistory, listPoints, pointsBalance } from './points.service'

export const benefitsRoutes = implement(benefits, {
  total: async (_, { db, clock, caller }) => ({ total: await pointsBalance(db, clock.now(), caller.id) }),
  points: ({ query }, { db, clock, caller }) => listPoints(db, clock.now(), caller.id, query),
  history: ({ query }, { db, clock, caller }) => listPointHistory(db, clock.now(), caller.id, query),
  coupons: ({ query }, { db, caller }) => listCoupons(db, caller.id, query.lang, query.product_id),
})
