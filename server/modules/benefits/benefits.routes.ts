import { benefits } from '#contract/benefits'
import { benefitsDesk } from '#contract/benefits-desk'
import { implement } from '#server/http/implement'
import { listDeskCoupons, showDeskCoupon } from './coupon-desk.list'
import { createCoupon, issueCoupon, stopCoupon } from './coupon-desk.service'
import { grantPoints, listGrants, takePointsBack } from './grant.service'
import { listPointHistory, listPoints, pointsTotal } from './points.list'
import { claimByCode, listCoupons } from './wallet.service'

export const benefitsRoutes = implement(benefits, {
  total: (_, { db, clock, caller }) => pointsTotal(db, clock.now(), caller.id),
  points: ({ query }, deps) => listPoints(deps, deps.caller.id, { ...query, lang: deps.lang }),
  history: ({ query }, deps) => listPointHistory(deps, deps.caller.id, { ...query, lang: deps.lang }),
  coupons: ({ query }, { db, clock, caller, lang }) => listCoupons(db, clock.now(), caller.id, lang, query.product_id),
  claim: ({ query, body }, deps) => claimByCode(deps, deps.caller.id, body.code, query.lang),
})

export const benefitsDeskRoutes = implement(benefitsDesk, {
  coupons: ({ query }, deps) => listDeskCoupons(deps, query),
  coupon: ({ params }, deps) => showDeskCoupon(deps, params.id),
  create: ({ body }, deps) => createCoupon(deps, deps.caller.id, body),
  issue: ({ params, body }, deps) => issueCoupon(deps, deps.caller.id, params.id, body),
  stop: ({ params }, deps) => stopCoupon(deps, deps.caller.id, params.id),
  grants: ({ query }, { db }) => listGrants(db, query),
  grant: ({ body }, deps) => grantPoints(deps, deps.caller.id, body),
  takeBack: ({ params, body }, deps) => takePointsBack(deps, deps.caller.id, params.id, body),
})
