import { benefits } from '#contract/benefits'
import { implement } from '#server/http/implement'
import { listPointHistory, listPoints, pointsTotal } from './points.list'
import { claimByCode, listCoupons } from './wallet.service'

export const benefitsRoutes = implement(benefits, {
  total: (_, { db, clock, caller }) => pointsTotal(db, clock.now(), caller.id),
  points: ({ query }, { db, clock, caller }) => listPoints(db, clock.now(), caller.id, query),
  history: ({ query }, { db, clock, caller }) => listPointHistory(db, clock.now(), caller.id, query),
  coupons: ({ query }, { db, clock, caller }) => listCoupons(db, clock.now(), caller.id, query.lang, query.product_id),
  claim: ({ query, body }, deps) => claimByCode(deps, deps.caller.id, body.code, query.lang),
})
